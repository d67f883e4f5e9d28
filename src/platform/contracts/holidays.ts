import { z } from 'zod';
import { defineCall } from './call.ts';
import { envelopeOf } from './envelope.ts';

export const getHolidays = defineCall({
  method: 'get',
  path: '/meetings/holidays',
  summary: 'Days on which the company is closed',
  description: 'The days on which support is closed and no meetings are held, as the server is configured.',
  response: envelopeOf(
    z.object({
      colombian: z.boolean().describe('Closed on the public holidays of Colombia, which are calculated by rule'),
      days: z.array(z.iso.date()).describe('Other days on which the company is closed'),
    }),
  ),
  errors: [],
});

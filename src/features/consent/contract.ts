import { z } from 'zod';
import { boundedList, boundedText, uuidText } from '#platform/contracts/bounded-input.ts';
import { defineCall } from '#platform/contracts/call.ts';
import { envelopeOf } from '#platform/contracts/envelope.ts';
import { languageCodes } from '#site/languages.ts';
import { purposes } from '#site/purposes.ts';

/** Identifies one answer, so that sending it several times stores one receipt. */
const receiptId = uuidText().describe('Of this answer, made by the browser: sending it again changes nothing');

export const saveConsent = defineCall({
  method: 'post',
  path: '/preferences/consent',
  summary: 'Consent receipt',
  description: 'Keeps what a visitor answered to the cookie banner, and to which text, under an anonymous id.',
  request: z.object({
    id: receiptId,
    visitor: uuidText().describe('Anonymous, made by the browser: ties later answers to earlier ones, and to nobody'),
    purposes: boundedList(z.enum(purposes), purposes.length)
      .refine((list) => new Set(list).size === list.length, 'must name each purpose once')
      .describe('What was agreed to; empty for only what is necessary'),
    version: boundedText(40)
      .regex(/^[ -~]+$/, 'must be letters, digits and signs without accents')
      .describe('Of the text that was answered'),
    language: z.enum(languageCodes).describe('In which the text was read'),
  }),
  response: envelopeOf(z.object({ id: receiptId, at: z.iso.datetime().describe('When the answer came') })),
  errors: ['tooManyRequests'],
  ownPagesOnly: true,
});

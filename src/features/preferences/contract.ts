import { z } from 'zod';
import { backPath } from '#platform/contracts/back-path.ts';
import { defineCall } from '#platform/contracts/call.ts';
import { envelopeOf, nothing } from '#platform/contracts/envelope.ts';
import { countries } from '#site/countries.ts';

const countryId = z.enum(
  countries.map(({ id }) => id),
  `must be one of ${countries.map(({ id }) => id).join(', ')}`,
);
export const setCountry = defineCall({
  method: 'post',
  path: '/preferences/country',
  summary: 'Choose a country',
  description: 'Keeps the visitor’s country, and with it the currency, in the cookie userCountry for a year.',
  request: z.object({ country: countryId, back: backPath }),
  bodies: ['form', 'json'],
  response: envelopeOf(nothing),
  redirect: 'Sent back to `back`, unless the request accepts application/json.',
  errors: [],
  ownPagesOnly: true,
});

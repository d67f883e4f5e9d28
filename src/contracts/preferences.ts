import { z } from 'zod';
import { countries } from '#site/countries.ts';
import { languageCodes } from '#site/languages.ts';
import { backPath } from './back-path.ts';
import { defineCall } from './call.ts';
import { envelopeOf, nothing } from './envelope.ts';

const countryId = z.enum(
  countries.map(({ id }) => id),
  `must be one of ${countries.map(({ id }) => id).join(', ')}`,
);
const language = z.enum(languageCodes, `must be one of ${languageCodes.join(', ')}`);

const preference = {
  method: 'post',
  bodies: ['form', 'json'],
  response: envelopeOf(nothing),
  redirect: 'Sent back to `back`, unless the request accepts application/json.',
  errors: [],
  ownPagesOnly: true,
} as const;

export const setCountry = defineCall({
  ...preference,
  path: '/preferences/country',
  summary: 'Choose a country',
  description: 'Keeps the visitor’s country, and with it the currency, in the cookie userCountry for a year.',
  request: z.object({ country: countryId, back: backPath }),
});

export const setLanguage = defineCall({
  ...preference,
  path: '/preferences/language',
  summary: 'Choose a language',
  description: 'Keeps the visitor’s language in the cookie userLanguage for a year.',
  request: z.object({ language, back: backPath }),
});

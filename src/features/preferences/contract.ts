import { z } from 'zod';
import { backPath } from '#platform/contracts/back-path.ts';
import { defineCall } from '#platform/contracts/call.ts';
import { envelopeOf, nothing } from '#platform/contracts/envelope.ts';
import { countries } from '#site/countries.ts';
import { languageCodes } from '#site/languages.ts';

const country = z.object({
  id: z.enum(countries.map(({ id }) => id)).describe('What the cookie userCountry holds'),
  code: z.enum(countries.map(({ code }) => code)).describe('What the other systems call the country'),
  name: z.record(z.enum(languageCodes), z.string()).describe('Its name in every language of the site'),
  icon: z.string().length(2).describe('The two letters of its flag'),
  url: z.string().startsWith('/').describe('The path of its regional home'),
});

export type CountryItem = z.infer<typeof country>;

export const getCountries = defineCall({
  method: 'post',
  path: '/gogoals/get_countries',
  summary: 'Countries',
  description: 'The countries with a regional home, in the order in which the site shows them.',
  response: envelopeOf(z.array(country)),
  errors: [],
  example: {},
  failure: 'Fallo al obtener los paises',
});

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

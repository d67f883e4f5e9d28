import { z } from 'zod';
import { defineCall } from '#platform/contracts/call.ts';
import { envelopeOf, nothing } from '#platform/contracts/envelope.ts';
import { backPath } from '#platform/contracts/texts.ts';
import { countries } from '#site/countries.ts';
import { languageCodes } from '#site/languages.ts';

const country = z.object({
  id: z.enum(countries.map(({ id }) => id)).describe('The value of the cookie userCountry'),
  code: z.enum(countries.map(({ code }) => code)).describe('The name of the country in the other systems'),
  name: z.record(z.enum(languageCodes), z.string()).describe('Its name in every language of the site'),
  icon: z.string().length(2).describe('The two letters of its flag'),
  url: z.string().startsWith('/').describe('The path of its regional home page'),
});

export type CountryItem = z.infer<typeof country>;

export const getCountries = defineCall({
  method: 'post',
  path: '/gogoals/get_countries',
  summary: 'Countries',
  description: 'The countries with a regional home page, in the order of the site.',
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
  description: 'Stores the visitor’s country, which also sets the currency, in the cookie userCountry for a year.',
  request: z.object({ country: countryId, back: backPath }),
  bodies: ['form', 'json'],
  response: envelopeOf(nothing),
  redirect: 'Sent back to `back`, unless the request accepts application/json.',
  errors: [],
  ownPagesOnly: true,
});

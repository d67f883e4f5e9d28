import { expect, it } from 'vitest';
import { countries, countryIds } from './countries.ts';

it('the short list of countries is that of the table', () => {
  expect(countryIds).toEqual(countries.map(({ id }) => id));
});

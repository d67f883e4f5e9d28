import { expect, test } from 'vitest';
import { findPlaceholders } from './content.ts';

test('finds placeholder texts and marked entries, with their path', () => {
  const content = {
    email: 'hola@brand.example',
    taxId: '900.000.000-0',
    price: '100.000',
    name: 'For example, this is no placeholder',
    people: [{ role: 'Manager', placeholder: true }, { role: 'Engineer' }],
  };
  expect(findPlaceholders('brand', content)).toEqual([
    'brand › email: hola@brand.example',
    'brand › taxId: 900.000.000-0',
    'brand › people › 0',
  ]);
});

import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeFacts, findPlaceholders } from './content.ts';

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

test('a fact that the catalogue refuses is named with its file and its path', () => {
  const { error } = z.object({ price: z.object({ usd: z.number() }) }).safeParse({ price: { usd: '3' } });
  if (!error) throw new Error('The price was accepted');
  error.stack = 'ZodError: …\n    at src/content/catalogue/bulk-email.ts:37:4';
  expect(describeFacts(error)).toEqual([
    'src/content/catalogue/bulk-email.json, price › usd: Invalid input: expected number, received string',
  ]);
});

import { expect, it } from 'vitest';
import { readLink, writeLink } from './use-calculator.ts';

it('a written link can be read back', () => {
  const link = writeLink({ currency: 'cop', quantity: 5000 }, 'calculator');
  expect(link).toBe('?currency=COP&quantity=5000#calculator');
  expect(readLink(link.split('#')[0] ?? '')).toEqual({ currency: 'cop', quantity: '5000' });
});

it('a link with unknown values is read without them, and odd quantities stay', () => {
  expect(readLink('')).toEqual({});
  expect(readLink('?currency=EUR&utm_source=x')).toEqual({});
  expect(readLink('?currency=usd&quantity=-3')).toEqual({ currency: 'usd', quantity: '-3' });
  expect(readLink(`?quantity=${'9'.repeat(5000)}`).quantity).toHaveLength(40);
});

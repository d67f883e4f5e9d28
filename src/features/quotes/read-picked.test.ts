import { describe, expect, it } from 'vitest';
import { readPicked } from './selected-items.ts';
import { writeSelection } from './selection.ts';

const read = (query: string) => writeSelection(readPicked(new URLSearchParams(query)));

describe('the form of a quote', () => {
  it('becomes a selection', () => {
    expect(read('pick=product-wabot&product-wabot.months=12&product-wabot.subscriptions=5&pick=consulting-5')).toBe(
      'product-wabot.12.5_consulting-5',
    );
  });

  it('counts each picked item once, within its bounds', () => {
    expect(read('product-wabot.months=12')).toBe('');
    expect(read('pick=quick-api&pick=quick-api&quick-api.quantity=99&pick=nothing')).toBe('quick-api.20');
    expect(read('pick=product-wabot&product-wabot.months=&product-wabot.subscriptions=x')).toBe('product-wabot.12.1');
  });
});

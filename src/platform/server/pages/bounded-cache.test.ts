import { expect, it } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

it('a cache makes each value once, and drops the oldest of too many', () => {
  const made: string[] = [];
  const cache = new BoundedCache<string>(2);
  const get = (key: string) =>
    cache.get(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  expect(['a', 'b', 'a', 'c', 'b', 'a'].map(get)).toEqual(['A', 'B', 'A', 'C', 'B', 'A']);
  expect(made).toEqual(['a', 'b', 'c', 'a']);
});

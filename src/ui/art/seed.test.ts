import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seeded } from './seed.ts';

const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

function draws(seed: string): number[] {
  const pick = seeded(seed);
  return digits.map(() => pick(digits));
}

it('picks the same for the same seed', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      expect(draws(seed)).toEqual(draws(seed));
    }),
  );
});

it('picks the same on every machine', () => {
  expect(draws('hormiga')).toEqual([7, 9, 9, 0, 4, 0, 7, 4, 2, 2]);
});

it('picks everything in the end, whatever the seeds have in common', () => {
  const firsts = Array.from({ length: 200 }, (_, index) => seeded(`client-${index}`)(digits));
  expect(new Set(firsts).size).toBe(digits.length);
});

it('refuses to pick from nothing', () => {
  expect(() => seeded('')([])).toThrow('Nothing to pick from');
});

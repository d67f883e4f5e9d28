import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { modulesOf } from './quote.ts';

it('draws every dark module of a code, and no other, with a quiet zone of four modules', () => {
  const { data } = encode('https://www.hormiga.example/support/status/en?quote=Q-7KQ2-94MX-3HTW', { border: 0 });
  const drawn = data.map((row) => row.map(() => false));
  for (const [, x, y, width] of modulesOf(data).matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(width); step++) {
      const row = drawn[Number(y) - 4];
      if (row) row[Number(x) - 4 + step] = true;
    }
  }
  expect(drawn).toEqual(data);
});

import { expect, it } from 'vitest';
import { readCode } from './reference-code.ts';

it.each(['Q-7KQ2-94MX', 'q7kq294mx', ' Q 7KQ2 – 94MX ', 'Q-7KQ2-94MX.', 'Q-7KQ2-94MX), ', 'Q-7KQ2-94MX”'])(
  'reads %s',
  (typed) => {
    expect(readCode('Q', 2, typed)).toBe('Q-7KQ2-94MX');
  },
);

it.each(['', '.', 'Q-7KQ2.94MX', 'H-7KQ2-94MX', 'Q-7KQ2-94M0'])('reads nothing in %j', (typed) => {
  expect(readCode('Q', 2, typed)).toBeUndefined();
});

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect } from 'vitest';

/** Expects that what `make` returns keeps less than so many megabytes, strings and buffers included. */
export async function expectToHold<Held>(megabytes: number, make: () => Held): Promise<Held> {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const used = () => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return (heapUsed + external) / 1e6;
  };
  const before = used();
  const held = make();
  // Buffers are given back a moment after their objects.
  await expect.poll(() => used() - before).toBeLessThan(megabytes);
  return held;
}

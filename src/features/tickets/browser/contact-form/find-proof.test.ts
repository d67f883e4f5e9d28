import { createHash } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { findProof } from './form-token.ts';

afterEach(() => void vi.unstubAllGlobals());

it('finds a proof whose hash with the token begins with the required number of zero bits', async () => {
  const proof = await findProof('a.token', 10);
  const hash = createHash('sha256').update(`a.token:${proof}`).digest();
  expect(hash.readUInt16BE() >>> 6).toBe(0);
});

it('finds no proof in a browser without `crypto.subtle`', async () => {
  vi.stubGlobal('crypto', {});
  expect(await findProof('a.token', 10)).toBeUndefined();
});

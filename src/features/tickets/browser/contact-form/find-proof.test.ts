import { createHash } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { findProof } from './form-token.ts';

afterEach(() => void vi.unstubAllGlobals());

it('finds a text whose hash with the token begins with so many zero bits', async () => {
  const proof = await findProof('a.token', 10);
  const hash = createHash('sha256').update(`a.token:${proof}`).digest();
  expect(hash.readUInt16BE() >>> 6).toBe(0);
});

it('finds none where a browser has no such hash', async () => {
  vi.stubGlobal('crypto', {});
  expect(await findProof('a.token', 10)).toBeUndefined();
});

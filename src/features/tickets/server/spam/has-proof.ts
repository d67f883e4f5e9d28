import { createHash } from 'node:crypto';

/** Is the work done that was asked for: does the hash of token and proof begin with so many zero bits? */
export function hasProof(token: string | undefined, proof: string | undefined, bits: number): boolean {
  if (bits === 0) return true;
  if (!token || !proof) return false;
  const hash = createHash('sha256').update(`${token}:${proof}`).digest();
  return hash.readUInt32BE() >>> (32 - bits) === 0;
}

import { createHash, randomBytes } from 'node:crypto';
import { clockSlack } from '#platform/database/clock-slack.ts';
import { isSameSecret, keyedHash } from '#platform/server/security/secrets.ts';
import { formTokenAge } from '../../ticket-limits.ts';

export type TokenProblem = 'forged token' | 'too fast' | 'old token';

/** Says when the form was opened, so that it cannot be said otherwise. */
export function makeFormToken(secret: string, now: number): string {
  const claim = `${now.toString(36)}.${randomBytes(9).toString('base64url')}`;
  return `${claim}.${signatureOf(secret, claim)}`;
}

/** What is suspicious about a token that came back. */
export function checkFormToken(secret: string, token: string, now: number): TokenProblem | undefined {
  const cut = token.lastIndexOf('.');
  const claim = token.slice(0, Math.max(cut, 0));
  if (!isSameSecret(token.slice(cut + 1), signatureOf(secret, claim))) return 'forged token';
  const age = now - Number.parseInt(claim, 36);
  // Made by us in a time to come: a clock was ahead, which says nothing against who wrote.
  if (age < -clockSlack) return undefined;
  if (age < formTokenAge.least) return 'too fast';
  return age > formTokenAge.most ? 'old token' : undefined;
}

function signatureOf(secret: string, claim: string): string {
  return keyedHash(secret, 'token', claim).toString('base64url');
}

/** Is the work done that was asked for: does the hash of token and proof begin with so many zero bits? */
export function hasProof(token: string | undefined, proof: string | undefined, bits: number): boolean {
  if (bits === 0) return true;
  if (!token || !proof) return false;
  const hash = createHash('sha256').update(`${token}:${proof}`).digest();
  return hash.readUInt32BE() >>> (32 - bits) === 0;
}

import { createHash, randomBytes } from 'node:crypto';
import { clockSlack } from '#platform/database/clock-slack.ts';
import { isSameSecret, keyedHash } from '#platform/server/security/secrets.ts';
import { formTokenAge } from '../../ticket-limits.ts';

export type TokenProblem = 'forged token' | 'too fast' | 'old token';

/** Signs the time at which the form was opened, so that it cannot be forged. */
export function makeFormToken(secret: string, now: number): string {
  const claim = `${now.toString(36)}.${randomBytes(9).toString('base64url')}`;
  return `${claim}.${signatureOf(secret, claim)}`;
}

/** What is suspicious about a token that a form was sent with. */
export function checkFormToken(secret: string, token: string, now: number): TokenProblem | undefined {
  const cut = token.lastIndexOf('.');
  const claim = token.slice(0, Math.max(cut, 0));
  if (!isSameSecret(token.slice(cut + 1), signatureOf(secret, claim))) return 'forged token';
  const age = now - Number.parseInt(claim, 36);
  // The token is ours but dated in the future: a server's clock was ahead, which is not the sender's doing.
  if (age < -clockSlack) return undefined;
  if (age < formTokenAge.least) return 'too fast';
  return age > formTokenAge.most ? 'old token' : undefined;
}

function signatureOf(secret: string, claim: string): string {
  return keyedHash(secret, 'token', claim).toString('base64url');
}

/** Whether the hash of token and proof begins with the required number of zero bits. */
export function hasProof(token: string | undefined, proof: string | undefined, bits: number): boolean {
  if (bits === 0) return true;
  if (!token || !proof) return false;
  const hash = createHash('sha256').update(`${token}:${proof}`).digest();
  return hash.readUInt32BE() >>> (32 - bits) === 0;
}

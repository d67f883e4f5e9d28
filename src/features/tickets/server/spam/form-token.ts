import { createHash, randomBytes } from 'node:crypto';
import type { CountedLimit } from '#platform/database/limits/rate-limits.ts';
import { clockSlack } from '#platform/database/queries.ts';
import type { Sender } from '#platform/server/http/client-address.ts';
import { mailboxOf } from '#platform/server/mail/mailbox.ts';
import { isSameSecret, keyedHash } from '#platform/server/security/secrets.ts';
import { limitsOf } from '#platform/server/security/within-limits.ts';
import { secondsPerDay, secondsPerHour } from '#site/durations.ts';
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

/**
 * How many tickets are accepted from one sender. An office shares one network, so a network gets more than an address.
 */
export const senderLimits = [
  { name: 'network-hour', of: 'network', most: 20, seconds: secondsPerHour },
  { name: 'network-day', of: 'network', most: 60, seconds: secondsPerDay },
  { name: 'email-hour', of: 'email', most: 5, seconds: secondsPerHour },
  { name: 'email-day', of: 'email', most: 15, seconds: secondsPerDay },
  // The form fetches a new token for each message: a sender that reuses one has not opened the form.
  { name: 'token', of: 'token', most: 3, seconds: 2 * secondsPerDay },
] as const;

interface Writer {
  readonly email: string;
  /**
   * The sender has proven that the address is theirs, so tickets by strangers in its name do not count against them.
   */
  readonly isProven?: boolean;
  readonly token?: string | undefined;
}

/** The rate limits for a sender. The keys are hashed and do not reveal who it is. */
export function limitsFor(secret: string, { email, isProven, token }: Writer, sender?: Sender): CountedLimit[] {
  const mailbox = mailboxOf(email);
  return limitsOf(secret, senderLimits, { ...sender, email: isProven ? `own ${mailbox}` : mailbox, token });
}

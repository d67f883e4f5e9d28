import { isSameSecret, keyedHash } from '#platform/server/security/secrets.ts';

/** The header with which the canary says that it is one. */
export const canaryHeader = 'X-Canary';

/** Milliseconds that a mark is good for, and that two clocks may differ. */
const goodFor = 5 * 60_000;

/** What a mark is good for: it opens that and nothing else. */
type Purpose = `ticket ${string} ${string}` | `look ${string}` | `remove ${string}` | `result ${string}`;

export function makeMark(secret: string, purpose: Purpose, now: number): string {
  const time = now.toString(36);
  return `${time}.${keyedHash(secret, 'canary', `${time} ${purpose}`).toString('base64url')}`;
}

/** Nobody without the secret passes for a canary, and without a secret nobody does. */
export function isMark(secret: string | undefined, mark: string | undefined, purpose: Purpose, now: number): boolean {
  if (!secret || !mark) return false;
  const time = Number.parseInt(mark, 36);
  if (!(Math.abs(now - time) <= goodFor)) return false;
  return isSameSecret(makeMark(secret, purpose, time), mark);
}

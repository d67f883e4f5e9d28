import { isSameSecret, keyedHash } from '#platform/server/security/secrets.ts';

/** The header with which the canary identifies itself. */
export const canaryHeader = 'X-Canary';

/** Milliseconds for which a mark is valid; this also allows for clocks that differ. */
const goodFor = 5 * 60_000;

/** What a mark is valid for. It allows nothing else. */
type Purpose = `ticket ${string} ${string}` | `look ${string}` | `remove ${string}` | `result ${string}`;

export function makeMark(secret: string, purpose: Purpose, now: number): string {
  const time = now.toString(36);
  return `${time}.${keyedHash(secret, 'canary', `${time} ${purpose}`).toString('base64url')}`;
}

/** Only a caller that knows the secret passes as a canary; if no secret is set, no caller does. */
export function isMark(secret: string | undefined, mark: string | undefined, purpose: Purpose, now: number): boolean {
  if (!secret || !mark) return false;
  const time = Number.parseInt(mark, 36);
  if (!(Math.abs(now - time) <= goodFor)) return false;
  return isSameSecret(makeMark(secret, purpose, time), mark);
}

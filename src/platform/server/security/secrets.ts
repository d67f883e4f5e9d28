import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../../database/database.ts';
import { siteSecretOf } from '../../database/site-secrets.ts';

/** A hash for one purpose reveals nothing about another. */
type Purpose =
  | 'token'
  | 'limit'
  | 'message'
  | 'status'
  | 'code'
  | 'order'
  | 'meeting'
  | 'confirmation'
  | 'ticket'
  | 'address'
  | 'browser'
  | 'provenBrowser'
  | 'canary'
  | 'reply'
  | 'mail'
  | 'quoteRequest'
  | 'recovery'
  | 'mark';

/** No one without the secret can make it, or find out its input. */
export function keyedHash(secret: string, purpose: Purpose, value: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}\0${value}`).digest();
}

/** Compares in constant time. Hashes have the same length, so that not even the length is revealed. */
export function isSameSecret(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}

/** What the database keeps of a random token: it opens nothing. A token is long, so that no key is needed. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** In characters: enough that no one can guess one. */
const length = 22;

/** What a link opens, or what it confirms. */
type Opened = 'order' | 'meeting' | 'confirmation' | 'ticket';

/** Gives access to anyone who has the link. A reference alone, which people share, opens nothing. */
export function linkKey(secret: string, opened: Opened, reference: string): string {
  return keyedHash(secret, opened, reference).toString('base64url').slice(0, length);
}

export function isLinkKey(secret: string, opened: Opened, reference: string, key: string): boolean {
  return isSameSecret(key, linkKey(secret, opened, reference));
}

/** The first bytes of a hash as a UUID: the same input always gives the same UUID. */
export function uuidOfHash(hash: Buffer): string {
  const bytes = Buffer.from(hash.subarray(0, 16));
  // The version and variant bits of a custom UUID (version 8).
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** For display to others than its owner: `ana@example.com` as `a•••@example.com`. */
export function maskEmail(email: string, mask = '•••'): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return at > 0 ? `${first}${mask}${email.slice(at)}` : mask;
}

/**
 * The secret that all servers of the site share is in the configuration, or else in the database, which is queried
 * once.
 */
export function sharedSecret(configured: string | undefined, db: Db, name: 'form' | 'auth' | 'sandbox') {
  let known = configured;
  return async () => {
    known ??= await siteSecretOf(db, name);
    return known;
  };
}

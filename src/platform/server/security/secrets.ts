import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../../database/database.ts';
import { siteSecretOf } from '../../database/site-secrets.ts';

/** What is hashed for one purpose says nothing about the other. */
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
  | 'canary';

/** Nobody without the secret can make it, or find out what it was made of. */
export function keyedHash(secret: string, purpose: Purpose, value: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}\0${value}`).digest();
}

/** In a time that tells nothing about how much is right. Hashes are of the same length, so that not even that is told. */
export function isSameSecret(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}

/** Characters: enough that nobody finds one by trying. */
const length = 22;

/** What a link opens, or what it confirms. */
type Opened = 'order' | 'meeting' | 'confirmation' | 'ticket';

/** Opens something to whoever has its link. A reference alone, which people tell each other, opens nothing. */
export function linkKey(secret: string, opened: Opened, reference: string): string {
  return keyedHash(secret, opened, reference).toString('base64url').slice(0, length);
}

export function isLinkKey(secret: string, opened: Opened, reference: string, key: string): boolean {
  return isSameSecret(key, linkKey(secret, opened, reference));
}

/** The first bytes of a hash as a UUID: the same for the same, wherever one is needed. */
export function uuidOfHash(hash: Buffer): string {
  const bytes = Buffer.from(hash.subarray(0, 16));
  // The marks of a UUID that was made by rules of its own.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** It may be seen by others than whose it is: `ana@example.com` as `a•••@example.com`. */
export function hideMostOf(email: string, sign = '•••'): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return at > 0 ? `${first}${sign}${email.slice(at)}` : sign;
}

/** What all servers of the site have in common is in the configuration, or else in the database, which is asked once. */
export function sharedSecret(
  configured: string | undefined,
  db: Db,
  name: 'form' | 'auth' | 'sandbox',
): () => Promise<string> {
  let known = configured;
  return async () => {
    known ??= await siteSecretOf(db, name);
    return known;
  };
}

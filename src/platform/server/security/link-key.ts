import { isSameSecret } from './is-same-secret.ts';
import { keyedHash } from './keyed-hash.ts';

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

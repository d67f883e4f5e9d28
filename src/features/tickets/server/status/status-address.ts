import { isLinkKey, linkKey } from '#platform/server/security/secrets.ts';
import { href } from '#site/address.ts';
import type { Language } from '#site/languages.ts';

/**
 * The page that shows where a ticket stands and what was written. Its key stands in mails to the address of the ticket
 * and nowhere else: whoever brings it reads the mail of that address.
 */
export function statusAddress(secret: string, reference: string, language: Language): string {
  const query = new URLSearchParams({ reference, key: linkKey(secret, 'ticket', reference) });
  return `${href('/support/status', language)}?${query}`;
}

export function isTicketKey(secret: string, reference: string, key: string): boolean {
  return isLinkKey(secret, 'ticket', reference, key);
}

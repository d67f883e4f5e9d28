import { domainToASCII } from 'node:url';

/** Providers where dots in the name mean nothing, and another domain has the same mailbox. */
const withoutDots: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * The mailbox of an address, for rate limits: `A.na+shop@googlemail.com` is `ana@gmail.com`. Mail is never sent there,
 * because with other providers a tag may belong to another person.
 */
export function mailboxOf(email: string): string {
  const address = email.normalize('NFKC').trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, Math.max(at, 0)).split('+');
  const typed = address.slice(at + 1);
  const domain = domainToASCII(typed) || typed;
  const merged = withoutDots[domain];
  return merged ? `${name.replaceAll('.', '')}@${merged}` : `${name}@${domain}`;
}

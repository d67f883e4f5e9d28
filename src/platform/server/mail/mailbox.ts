import { domainToASCII } from 'node:url';

/** A sender or recipient of mail. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** One address, without characters that could end it, start another one or break out of its header line. */
const addressPattern = /^[^\s\p{Cc}"(),:;<>@[\\\]]{1,64}@[^\s\p{Cc}"(),:;<>@[\\\]]{1,255}$/u;

/** Reads `jane@example.com`, `Jane <jane@example.com>` or `"Doe, Jane" <jane@example.com>`. */
export function readMailbox(text: string): Mailbox | undefined {
  const [, name = '', inBrackets] = /^([^<]*)<([^<>]*)>$/.exec(text.trim()) ?? [];
  const address = inBrackets ?? text.trim();
  return addressPattern.test(address) ? { name: withoutQuotes(oneLine(name).trim()), address } : undefined;
}

/**
 * The quotes only hold a name together that has a comma or a dot in it: they are added again when the header is
 * written.
 */
function withoutQuotes(name: string): string {
  const [, quoted] = /^"(.*)"$/.exec(name) ?? [];
  return quoted?.replace(/\\(.)/g, '$1') ?? name;
}

/** Header values must stay on one line. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}

/** For lists that others may see on the screen: `j***@example.com`. */
export function maskAddress(text: string): string {
  const { address } = readMailbox(text) ?? { address: '@?' };
  const at = address.indexOf('@');
  return `${[...address.slice(0, at)].at(0) ?? ''}***${address.slice(at)}`;
}

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

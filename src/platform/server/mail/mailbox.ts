/** Whom a mail is from or for. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** One address and nothing that could end it, begin another one or leave its line in the head of a mail. */
const addressPattern = /^[^\s\p{Cc}"(),:;<>@[\\\]]{1,64}@[^\s\p{Cc}"(),:;<>@[\\\]]{1,255}$/u;

/** Reads `jane@example.com`, `Jane <jane@example.com>` or `"Doe, Jane" <jane@example.com>`. */
export function readMailbox(text: string): Mailbox | undefined {
  const [, name = '', inBrackets] = /^([^<]*)<([^<>]*)>$/.exec(text.trim()) ?? [];
  const address = inBrackets ?? text.trim();
  return addressPattern.test(address) ? { name: withoutQuotes(oneLine(name).trim()), address } : undefined;
}

/** They only hold a name together that has a comma or a dot in it: whoever writes the head of a mail puts them again. */
function withoutQuotes(name: string): string {
  const [, quoted] = /^"(.*)"$/.exec(name) ?? [];
  return quoted?.replace(/\\(.)/g, '$1') ?? name;
}

/** What stands in the head of a mail keeps to its line. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}

/** For lists that somebody may look at over a shoulder: `j***@example.com`. */
export function maskAddress(text: string): string {
  const { address } = readMailbox(text) ?? { address: '@?' };
  const at = address.indexOf('@');
  return `${[...address.slice(0, at)].at(0) ?? ''}***${address.slice(at)}`;
}

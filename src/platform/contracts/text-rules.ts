import { longestEmail, mostTyped } from './input-bounds.ts';

/**
 * The rules for fields of a ticket, without a schema: the form in the browser uses the same rules as the server, and
 * zod would be larger than the whole form.
 */
export type TicketProblem =
  | 'missing'
  | 'tooLong'
  | 'unreadable'
  | 'invalid'
  | 'tooMany'
  | 'tooLarge'
  /** Of files: it has no bytes, its kind may not be attached, its content is not what its name says, or it has macros. */
  | 'empty'
  | 'kind'
  | 'content'
  | 'macros';

/** At least one visible character: a name cannot consist of spaces. */
const somethingToSee = /[^\p{Z}\p{C}]/u;
const noControls = /^[^\p{Cc}\u2028\u2029]*$/u;
const noControlsBesideLines = /^[\n\t\P{Cc}]*$/u;

const mailboxName = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u;
const domainPart = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u;
const domainEnding = /^(?:\p{L}+|xn--[a-z\d-]{2,})$/iu;

/** A name, an @ and a domain with an ending, in letters of any script: what current mail servers deliver to. */
export function isEmailAddress(text: string): boolean {
  const [name = '', domain = '', ...more] = text.split('@');
  const parts = domain.split('.');
  const ending = parts.pop() ?? '';
  const isName = isLong(name, 1, 64) && mailboxName.test(name) && !`.${name}.`.includes('..');
  const isEnding = isLong(ending, 2, 63) && domainEnding.test(ending);
  const isDomain = parts.length > 0 && parts.every((part) => isLong(part, 1, 63) && domainPart.test(part));
  return more.length === 0 && isName && isEnding && isDomain;
}

/**
 * The link that opens a mail program with this recipient. Encoded, because a visitor typed the address: it must add
 * nothing but the recipient. The @ stays, as some programs look for it.
 */
export function mailtoOf(address: string): `mailto:${string}` {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}

/** In code points. */
function isLong(text: string, least: number, most: number): boolean {
  const { length } = [...text];
  return length >= least && length <= most;
}

/** A kind of text: how it is tidied before it is checked and saved, and what it may contain. */
export interface TextRule {
  /** A text that is far longer than `longest` stays as it is: it will be refused. */
  readonly tidy: (typed: string, longest: number) => string;
  readonly readable: RegExp;
}

const within = (tidy: (typed: string) => string) => (typed: string, longest: number) =>
  typed.length > mostTyped(longest) ? typed : tidy(typed);

/** Letters of every script and emoji are allowed; line ends are not. */
export const oneLine: TextRule = { tidy: within((typed) => typed.trim()), readable: noControls };

/**
 * Browsers send line ends as \r
 * , and count them as one character.
 */
export const manyLines: TextRule = {
  tidy: within((typed) => typed.replace(/\r\n?/g, '\n').trim()),
  readable: noControlsBesideLines,
};

/** The problem of a text that is already tidied. */
export function textProblem(text: string, { readable }: TextRule, longest: number): TicketProblem | undefined {
  if (text.length > longest) return 'tooLong';
  if (!somethingToSee.test(text)) return 'missing';
  return readable.test(text) ? undefined : 'unreadable';
}

/**
 * The address as an account stores it, so that a code goes to the very address that it opens. A text that is too long
 * stays as it was typed: normalising accents takes time by the square of their number.
 */
export function readEmail(typed: string): string {
  return typed.length > mostTyped(longestEmail) ? typed : typed.trim().normalize('NFKC').toLowerCase();
}

export function emailProblem(email: string): 'missing' | 'notAnAddress' | undefined {
  if (!email) return 'missing';
  return email.length <= longestEmail && isEmailAddress(email) ? undefined : 'notAnAddress';
}

import { mostTyped } from './input-bounds.ts';

/**
 * What a field of a ticket may hold, without a schema: the form in the browser goes by the same rules as the server,
 * and zod would weigh more than the whole form.
 */
export type TicketProblem = 'missing' | 'tooLong' | 'unreadable' | 'invalid' | 'tooMany' | 'tooLarge' | 'content';

/** At least one sign that can be seen: spaces of any kind are no name. */
const somethingToSee = /[^\p{Z}\p{C}]/u;
const noControls = /^[^\p{Cc}\u2028\u2029]*$/u;
const noControlsBesideLines = /^[\n\t\P{Cc}]*$/u;

const mailboxName = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u;
const domainPart = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u;
const domainEnding = /^(?:\p{L}+|xn--[a-z\d-]{2,})$/iu;

/** A name, an @ and a domain with an ending, in letters of any script: what mail servers of today deliver to. */
export function isEmailAddress(text: string): boolean {
  const [name = '', domain = '', ...more] = text.split('@');
  const parts = domain.split('.');
  const ending = parts.pop() ?? '';
  const isName = isLong(name, 1, 64) && mailboxName.test(name) && !`.${name}.`.includes('..');
  const isEnding = isLong(ending, 2, 63) && domainEnding.test(ending);
  const isDomain = parts.length > 0 && parts.every((part) => isLong(part, 1, 63) && domainPart.test(part));
  return more.length === 0 && isName && isEnding && isDomain;
}

/** By code points. */
function isLong(text: string, least: number, most: number): boolean {
  const { length } = [...text];
  return length >= least && length <= most;
}

/** A kind of text: how it is tidied before it is looked at and kept, and what it may hold. */
export interface TextRule {
  /** A text that is far longer than `longest` stays as it is: it will be refused. */
  readonly tidy: (typed: string, longest: number) => string;
  readonly readable: RegExp;
}

const within = (tidy: (typed: string) => string) => (typed: string, longest: number) =>
  typed.length > mostTyped(longest) ? typed : tidy(typed);

/** Letters of every script and emoji are welcome; line ends are not. */
export const oneLine: TextRule = { tidy: within((typed) => typed.trim()), readable: noControls };

/** Browsers send line ends as \r\n, and count them as one character. */
export const manyLines: TextRule = {
  tidy: within((typed) => typed.replace(/\r\n?/g, '\n').trim()),
  readable: noControlsBesideLines,
};

/** What is wrong with a text that is already tidy. */
export function textProblem(text: string, { readable }: TextRule, longest: number): TicketProblem | undefined {
  if (text.length > longest) return 'tooLong';
  if (!somethingToSee.test(text)) return 'missing';
  return readable.test(text) ? undefined : 'unreadable';
}

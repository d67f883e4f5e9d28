/**
 * What a field of a ticket may hold, without a schema: the form in the browser goes by the same rules as the server,
 * and zod would weigh more than the whole form.
 */
export type TicketProblem = 'missing' | 'tooLong' | 'unreadable' | 'invalid' | 'tooMany' | 'tooLarge' | 'content';

/** At least one sign that can be seen: spaces of any kind are no name. */
const somethingToSee = /[^\p{Z}\p{C}]/u;
const noControls = /^[^\p{Cc}\u2028\u2029]*$/u;
const noControlsBesideLines = /^[\n\t\P{Cc}]*$/u;

/** A name, an @ and a domain with an ending, in letters of any script: what mail servers of today deliver to. */
export const emailPattern =
  /^(?!\.)(?!.*\.[.@])[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z\d-]{2,59})$/iu;

/** A kind of text: how it is tidied before it is looked at and kept, and what it may hold. */
export interface TextRule {
  readonly tidy: (typed: string) => string;
  readonly readable: RegExp;
}

/** Letters of every script and emoji are welcome; line ends are not. */
export const oneLine: TextRule = { tidy: (typed) => typed.trim(), readable: noControls };

/** Browsers send line ends as \r\n, and count them as one character. */
export const manyLines: TextRule = {
  tidy: (typed) => typed.replace(/\r\n?/g, '\n').trim(),
  readable: noControlsBesideLines,
};

/** What is wrong with a text that is already tidy. */
export function textProblem(text: string, { readable }: TextRule, longest: number): TicketProblem | undefined {
  if (text.length > longest) return 'tooLong';
  if (!somethingToSee.test(text)) return 'missing';
  return readable.test(text) ? undefined : 'unreadable';
}

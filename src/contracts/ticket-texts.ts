import { z } from 'zod';

/** What can be wrong with a field of a ticket. The server puts it in the visitor's words. */
export type TicketProblem = 'missing' | 'tooLong' | 'unreadable' | 'invalid' | 'tooMany' | 'tooLarge' | 'content';

/** Only to let the compiler know the name. */
export const problem = (name: TicketProblem) => name;

/** At least one sign that can be seen: spaces of any kind are no name. */
const somethingToSee = /[^\p{Z}\p{C}]/u;
const noControls = /^[^\p{Cc}\u2028\u2029]*$/u;
const noControlsBesideLines = /^[\n\t\P{Cc}]*$/u;

/** Letters of every script and emoji are welcome; line ends are not. */
export const lineOfText = (longest: number) => text(longest, noControls, (typed) => typed.trim());

/** Browsers send line ends as \r\n, and count them as one character. */
export const linesOfText = (longest: number) =>
  text(longest, noControlsBesideLines, (typed) => typed.replace(/\r\n?/g, '\n').trim());

function text(longest: number, readable: RegExp, tidy: (typed: string) => string) {
  const tidied = z
    .string()
    .max(longest, problem('tooLong'))
    .regex(somethingToSee, problem('missing'))
    .regex(readable, problem('unreadable'));
  return z.string(problem('missing')).meta({ maxLength: longest }).transform(tidy).pipe(tidied);
}

/** Something noted beside the message. It is worth less than that, so it is tidied and cut, never refused. */
export const note = (longest: number) =>
  z
    .string(problem('invalid'))
    .optional()
    .transform((typed) => {
      const tidy = typed?.replace(/\p{Cc}+/gu, ' ').trim();
      return tidy ? [...tidy].slice(0, longest).join('') : undefined;
    });

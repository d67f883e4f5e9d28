import { z } from 'zod';
import { languageIn } from '../browser/stored/user-language.ts';
import { boundedText, cutText } from './bounded-input.ts';
import { inputBounds, mostTyped } from './input-bounds.ts';
import { manyLines, oneLine, type TextRule, type TicketProblem, textProblem } from './text-rules.ts';

/** Only to tell the compiler the name: the server words it in the visitor's language. */
export const problem = (name: TicketProblem) => name;

export const lineOfText = (longest: number) => text(longest, oneLine);

export const linesOfText = (longest: number) => text(longest, manyLines);

/** The limit does not abort, so that the errors of other fields are reported together with it. */
function text(longest: number, rule: TextRule) {
  return z
    .string(problem('missing'))
    .max(mostTyped(longest), problem('tooLong'))
    .meta({ maxLength: longest })
    .transform((typed, context) => {
      const tidied = rule.tidy(typed, longest);
      const wrong = textProblem(tidied, rule, longest);
      if (wrong) context.addIssue({ code: 'custom', message: wrong });
      return tidied;
    });
}

/** A note beside the message. It is optional, so it is tidied and cut, never refused. */
export const note = (longest: number) =>
  cutText(mostTyped(longest), problem('invalid'))
    .optional()
    .transform((typed) => {
      const tidy = typed?.replace(/\p{Cc}+/gu, ' ').trim();
      return tidy ? [...tidy].slice(0, longest).join('') : undefined;
    });
/** `ES`, as `idioma` is written elsewhere, or a whole tag. An unknown language is read as English. */
export const languageTag = boundedText(inputBounds.languageTag, problem('invalid'))
  .transform((tag) => languageIn(tag) ?? 'en')
  .describe('en, es or fr');

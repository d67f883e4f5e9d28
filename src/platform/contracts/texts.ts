import { z } from 'zod';
import { currencies } from '#site/currencies.ts';
import { defaultLanguage, languageCodes } from '#site/languages.ts';
import { languageIn } from '../browser/stored/user-language.ts';
import { boundedText, cutText } from './bounded-input.ts';
import type { FormField, FormFields } from './form-fields.ts';
import { inputBounds, mostTyped } from './input-bounds.ts';
import { isEmailAddress, manyLines, oneLine, type TextRule, type TicketProblem, textProblem } from './text-rules.ts';

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

type FieldSchema<Field> = Field extends { readonly isOptional: true }
  ? z.ZodType<string | undefined, string | undefined>
  : z.ZodType<string, string>;

/** The schemas of declared fields. `about`: what the documentation of the call says of them. */
export function fieldSchemas<Fields extends FormFields>(
  fields: Fields,
  about?: { readonly [Name in keyof Fields]?: string },
): { readonly [Name in keyof Fields]: FieldSchema<Fields[Name]> };
export function fieldSchemas(fields: FormFields, about: Readonly<Record<string, string | undefined>> = {}) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const [schema, text] = [fieldSchema(field), about[name]];
      return [name, text ? schema.describe(text) : schema];
    }),
  );
}

function fieldSchema({ kind, longest, isOptional }: FormField): z.ZodType {
  if (kind === 'phone') return boundedText(longest, problem('invalid')).optional();
  const schema = kind === 'lines' ? linesOfText(longest) : lineOfText(longest);
  if (isOptional) return orNothing(schema, longest);
  return kind === 'email' ? schema.refine(isEmailAddress, problem('invalid')) : schema;
}

/** Forms send unused fields as empty text. */
const orNothing = (schema: ReturnType<typeof text>, longest: number) =>
  z
    .string(problem('invalid'))
    .max(mostTyped(longest), problem('tooLong'))
    .meta({ maxLength: longest })
    .optional()
    .transform((typed, context) => {
      if (!typed?.trim()) return undefined;
      const read = schema.safeParse(typed);
      if (read.success) return read.data;
      context.addIssue({ code: 'custom', message: read.error.issues[0]?.message ?? problem('invalid') });
      return z.NEVER;
    });

/** A note beside the message. It is optional, so it is tidied and cut, never refused. */
export const note = (longest: number) =>
  cutText(mostTyped(longest), problem('invalid'))
    .optional()
    .transform((typed) => {
      const tidy = typed?.replace(/\p{Cc}+/gu, ' ').trim();
      return tidy ? [...tidy].slice(0, longest).join('') : undefined;
    });

/** For descriptions: `en, es or fr`. */
export const knownLanguages = listOf(languageCodes);

function listOf(codes: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(codes);
}

/** `ES`, as `idioma` is written elsewhere, or a whole tag. An unknown language is read as the default one. */
export const languageTag = boundedText(inputBounds.languageTag, problem('invalid'))
  .transform((tag) => languageIn(tag) ?? defaultLanguage)
  .describe(knownLanguages);

/** In upper case, as other systems write it, or in lower case. */
export const currencyCode = boundedText(inputBounds.name, problem('invalid'), problem('missing'))
  .transform((code) => code.toLowerCase())
  .pipe(z.enum(currencies, problem('invalid')))
  .describe(listOf(currencies.map((code) => code.toUpperCase())));

/** As a number, or as a form sends it. */
export const productId = z.union([
  z.int().positive().max(1_000_000),
  boundedText(inputBounds.number)
    .regex(/^\d{1,6}$/)
    .transform(Number),
]);

const here = 'http://here.invalid';

/**
 * The page to go back to: a path of this site and nothing that a browser could read as another site. Browsers treat `\`
 * as `/`, drop tabs and line ends, and shorten `/./`, so the parsed form is checked, too.
 */
export const backPath = boundedText(inputBounds.address)
  .refine(isOwnPath, 'must be a path of this site, such as /contact')
  .default('/');

function isOwnPath(value: string): boolean {
  if (!/^\/(?!\/)[!-[\]-~]*$/.test(value) || !URL.canParse(value, here)) return false;
  const url = new URL(value, here);
  return url.origin === here && !url.pathname.startsWith('//');
}

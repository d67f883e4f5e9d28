import { z } from 'zod';
import { languageCodes } from '#site/languages.ts';
import { placeholders } from '#site/message.ts';
import { wordsIn } from './words.ts';

/** Throws an error that names what does not match. It takes two seconds, so only the build does it. */
export function checkWords(): void {
  for (const language of languageCodes) assertSameShape(language, wordsIn('en'), wordsIn(language));
}

/**
 * English is the type: a schema made from the English words, which every other language must match key by key, with the
 * same placeholders in each message. There are no fallbacks.
 */
function schemaOf(english: unknown): z.ZodType {
  if (typeof english === 'string') return messageSchema(english);
  if (Array.isArray(english)) return z.tuple(english.map(schemaOf) as [z.ZodType, ...z.ZodType[]]);
  if (isRecord(english)) {
    return z.strictObject(Object.fromEntries(Object.entries(english).map(([key, value]) => [key, schemaOf(value)])));
  }
  throw new Error(`Words are texts, lists of texts and groups of them; found ${JSON.stringify(english)}`);
}

/** Throws one error that names every key that is missing, superfluous, empty or lacks a placeholder. */
export function assertSameShape(language: string, english: unknown, translated: unknown): void {
  const { error } = schemaOf(english).safeParse(translated);
  if (!error) return;
  const errors = error.issues.flatMap((issue) => {
    const path = issue.path.join(' › ');
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => `superfluous: ${[...issue.path, key].join(' › ')}`);
    return [issue.code === 'invalid_type' ? `missing: ${path}` : `${path}: ${issue.message}`];
  });
  throw new Error(`The words in src/content/${language} do not match the English ones:\n  ${errors.join('\n  ')}`);
}

function messageSchema(english: string): z.ZodType {
  const expected = placeholders(english).join(', ');
  return z
    .string()
    .trim()
    .min(1, 'the text is empty')
    .refine((text) => placeholders(text).join(', ') === expected, {
      error: `must use the placeholders of the English text (${expected || 'none'})`,
    });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

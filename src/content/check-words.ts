import { type Language, languageCodes } from '#site/languages.ts';
import { missingForms, placeholders } from '#site/message.ts';
import { wordsIn } from './words.ts';

/** Throws an error that names what does not match. */
export function checkWords(): void {
  const problems = wordProblems();
  if (problems.length > 0) throw new Error(`The words do not match:\n  ${problems.join('\n  ')}`);
}

/** `src/content/es, missing: header › skip`, of each language. */
export function wordProblems(): string[] {
  return languageCodes.flatMap((language) => differencesIn(language, wordsIn('en'), wordsIn(language)));
}

/**
 * English is the type, which every other language must match key by key, with the same placeholders in each message.
 * There are no fallbacks. Names every key that is missing, superfluous, empty or lacks a placeholder or a plural.
 */
export function differencesIn(language: Language, english: unknown, translated: unknown): string[] {
  return differences(language, english, translated, []).map((problem) => `src/content/${language}, ${problem}`);
}

/** Not a schema of Zod made from the English words: that took seconds, in every build and twice in every test run. */
function differences(language: Language, english: unknown, translated: unknown, path: readonly string[]): string[] {
  const name = path.join(' › ');
  if (typeof english === 'string') {
    if (typeof translated !== 'string') return [`missing: ${name}`];
    return textDifferences(language, english, translated).map((problem) => `${name}: ${problem}`);
  }
  if (!isGroup(english)) {
    throw new Error(`Words are texts, lists of texts and groups of them; found ${JSON.stringify(english)}`);
  }
  if (!isGroup(translated) || Array.isArray(translated) !== Array.isArray(english)) return [`missing: ${name}`];
  const superfluous = Object.keys(translated).filter((key) => !Object.hasOwn(english, key));
  return [
    ...Object.entries(english).flatMap(([key, value]) => {
      const other = Object.hasOwn(translated, key) ? translated[key] : undefined;
      return differences(language, value, other, [...path, key]);
    }),
    ...superfluous.map((key) => `superfluous: ${[...path, key].join(' › ')}`),
  ];
}

function textDifferences(language: Language, english: string, translated: string): string[] {
  if (translated.trim() === '') return ['the text is empty'];
  const expected = placeholders(english).join(', ');
  if (placeholders(translated).join(', ') !== expected)
    return [`must use the placeholders of the English text (${expected || 'none'})`];
  return missingForms(translated, language).map((form) => `a plural has no case "${form}", which this language needs`);
}

/** A group of words, or a list of them. */
function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

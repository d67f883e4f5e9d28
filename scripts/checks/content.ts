import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brand } from '#content/brand.ts';
import { checkWords } from '#content/check-words.ts';
import { wordsIn } from '#content/words.ts';
import { languageCodes } from '#site/languages.ts';

/** Reserved names (RFC 2606) and numbers of zeros are placeholders for the owner's real ones. */
const placeholder = /[.@_-]example\b|(?:0\D?){6}/;

/** The paths of placeholders: a text with `.example` or six zeros in it, or an entry with `placeholder: true`. */
export function findPlaceholders(path: string, value: unknown): string[] {
  if (typeof value === 'string') return placeholder.test(value) ? [`${path}: ${value}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  if ('placeholder' in value && value.placeholder === true) return [path];
  return Object.entries(value).flatMap(([key, inner]) => findPlaceholders(`${path} › ${key}`, inner));
}

/**
 * A key that is missing or superfluous in a language throws with its name, as does a fact without one of them. What is left are the placeholders that the
 * owner has to replace before the site goes live.
 */
async function checkContent(): Promise<void> {
  checkWords();
  const folder = join('src', 'content', 'catalogue');
  const files = readdirSync(folder);
  const modules = files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  // Each checks its facts when it is loaded.
  for (const name of modules) await import(pathToFileURL(join(folder, name)).href);
  const catalogue = files.filter((name) => name.endsWith('.json'));
  const left = [
    ...findPlaceholders('brand', brand),
    ...catalogue.flatMap((name) => findPlaceholders(name, JSON.parse(readFileSync(join(folder, name), 'utf8')))),
    ...languageCodes.flatMap((language) => findPlaceholders(language, wordsIn(language))),
  ];
  console.log(`The words of ${languageCodes.join(', ')} match.`);
  if (left.length > 0) console.log(`Placeholders for the owner to replace:\n  ${left.join('\n  ')}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await checkContent();

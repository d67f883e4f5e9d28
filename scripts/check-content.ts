import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brand } from '#content/brand.ts';
import { wordsIn } from '#content/words.ts';
import { languageCodes } from '#site/languages.ts';
import { findPlaceholders } from './content/placeholders.ts';

/**
 * Loading the words checks them: a key that is missing or superfluous in a language throws with its name. What is left
 * are the placeholders that the owner has to replace before the site goes live.
 */
const left = [
  ...findPlaceholders('brand', brand),
  ...catalogueFiles().flatMap((path) => findPlaceholders(basename(path), JSON.parse(readFileSync(path, 'utf8')))),
  ...languageCodes.flatMap((language) => findPlaceholders(language, wordsIn(language))),
];
console.log(`The words of ${languageCodes.join(', ')} match.`);
if (left.length > 0) console.log(`Placeholders for the owner to replace:\n  ${left.join('\n  ')}`);

function catalogueFiles(): string[] {
  const folder = join('src', 'content', 'catalogue');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name));
}

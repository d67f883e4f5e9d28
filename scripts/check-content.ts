import { readdirSync, readFileSync } from 'node:fs';
import { brand } from '#content/brand.ts';
import { wordsIn } from '#content/words.ts';
import { languageCodes } from '#site/languages.ts';
import { findPlaceholders } from './content/placeholders.ts';

const catalogue = new URL('../src/content/catalogue/', import.meta.url);

/** Every file of the catalogue, by its name. */
const facts = readdirSync(catalogue)
  .filter((name) => name.endsWith('.json'))
  .map((name): [string, unknown] => [name, JSON.parse(readFileSync(new URL(name, catalogue), 'utf8'))]);

/**
 * Loading the words checks them: a key that is missing or superfluous in a language throws with its name.
 * What is left are the stand-ins that the owner has to replace before the site goes live.
 */
const left = [
  ...findPlaceholders('brand', brand),
  ...facts.flatMap(([name, fact]) => findPlaceholders(name, fact)),
  ...languageCodes.flatMap((language) => findPlaceholders(language, wordsIn(language))),
];
console.log(`The words of ${languageCodes.join(', ')} match.`);
if (left.length > 0) console.log(`Placeholders for the owner to replace:\n  ${left.join('\n  ')}`);

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
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

/** `src/content/catalogue/products.json, 3 › price › mxn: …` for each fact that a module of the catalogue refuses. */
export function describeFacts(error: z.ZodError): string[] {
  const [, module = ''] = /catalogue[\\/]([\w-]+)\.ts/.exec(error.stack ?? '') ?? [];
  return error.issues.map(
    ({ path, message }) => `src/content/catalogue/${module}.json, ${path.join(' › ')}: ${message}`,
  );
}

/**
 * A key that is missing or superfluous in a language throws with its name. A fact that is missing or wrong is named with
 * its file. What is left are the placeholders that the owner has to replace before the site goes live.
 */
async function checkContent(): Promise<void> {
  checkWords();
  const folder = join('src', 'content', 'catalogue');
  const files = readdirSync(folder);
  const modules = files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  // Each checks its facts when it is loaded. Two that read the same wrong file report it twice.
  const wrong = new Set<string>();
  for (const name of modules) {
    try {
      await import(pathToFileURL(join(folder, name)).href);
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error;
      for (const problem of describeFacts(error)) wrong.add(problem);
    }
  }
  if (wrong.size > 0) {
    console.error(`The catalogue has wrong or missing facts:\n  ${[...wrong].join('\n  ')}`);
    process.exitCode = 1;
    return;
  }
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

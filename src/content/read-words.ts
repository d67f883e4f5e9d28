import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#site/languages.ts';

/**
 * The words of one language as JSON: `company-about.json` is `companyAbout`, and a folder is a group of its files. Builds
 * contain the texts instead of this module (`scripts/vite/words.ts`).
 */
export function readWords(language: Language): string {
  return readFolder(join(import.meta.dirname, language));
}

function readFolder(folder: string): string {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() || entry.name.endsWith('.json'),
  );
  const members = entries.map((entry) => {
    const path = join(folder, entry.name);
    const key = entry.name.replace('.json', '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    return `"${key}":${entry.isDirectory() ? readFolder(path) : readJson(path)}`;
  });
  return `{${members.sort().join(',')}}`;
}

/** Without spaces. An error names the file. */
function readJson(path: string): string {
  try {
    return JSON.stringify(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    throw new Error(`${path} is not JSON`, { cause: error });
  }
}

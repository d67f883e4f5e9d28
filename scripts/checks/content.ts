import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { languageCodes } from '#site/languages.ts';
import { factProblem, syntaxProblem } from './content-problems.ts';

/** Reserved names (RFC 2606) and numbers of zeros are placeholders for the owner's real ones. */
const placeholder = /[.@_-]example\b|(?:0\D?){6}/;

/** The paths of placeholders: a text with `.example` or six zeros in it, or an entry with `placeholder: true`. */
export function findPlaceholders(path: string, value: unknown): string[] {
  if (typeof value === 'string') return placeholder.test(value) ? [`${path}: ${value}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  if ('placeholder' in value && value.placeholder === true) return [path];
  return Object.entries(value).flatMap(([key, inner]) => findPlaceholders(`${path} › ${key}`, inner));
}

const content = 'src/content';
const catalogue = `${content}/catalogue`;

function findSyntaxProblems(): string[] {
  return readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => `${content}/${name.replaceAll('\\', '/')}`)
    .flatMap((file) => syntaxProblem(file, readFileSync(file, 'utf8')) ?? []);
}

/** Each module of the catalogue checks its facts when it is loaded. Two that read the same file report it twice. */
async function findFactProblems(): Promise<string[]> {
  const problems = new Set<string>();
  for (const name of readdirSync(catalogue).filter((name) => /^[\w-]+\.ts$/.test(name))) {
    try {
      await import(pathToFileURL(join(catalogue, name)).href);
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error;
      const file = checkedFile(error);
      const text = readFileSync(file, 'utf8');
      for (const issue of error.issues) problems.add(factProblem(file, text, issue));
    }
  }
  return [...problems];
}

/** By the line that checked it, such as `z.array(member).parse(storedTeam)`: a module may check several files. */
export function checkedFile({ stack = '' }: Pick<Error, 'stack'>): string {
  const [, module = '', line] = /catalogue[\\/]([\w-]+\.ts):(\d+)/.exec(stack) ?? [];
  const source = readFileSync(join(catalogue, module), 'utf8');
  const [, name = ''] = /\.parse\((\w+)\)/.exec(source.split('\n')[Number(line) - 1] ?? '') ?? [];
  const [, file = ''] = new RegExp(`^import ${name} from '\\./(.+)';`, 'm').exec(source) ?? [];
  return `${catalogue}/${file}`;
}

/** What has to be corrected before the site can be built. Words are imported late: a file that is no JSON has no words. */
async function findProblems(): Promise<string[]> {
  const syntax = findSyntaxProblems();
  if (syntax.length > 0) return syntax;
  const { wordProblems } = await import('#content/check-words.ts');
  return [...wordProblems(), ...(await findFactProblems())];
}

/** The placeholders that the owner has to replace before the site goes live. */
async function listPlaceholders(): Promise<string[]> {
  const { brand } = await import('#content/brand.ts');
  const { wordsIn } = await import('#content/words.ts');
  const files = readdirSync(catalogue).filter((name) => name.endsWith('.json'));
  return [
    ...findPlaceholders('brand', brand),
    ...files.flatMap((name) => findPlaceholders(name, JSON.parse(readFileSync(join(catalogue, name), 'utf8')))),
    ...languageCodes.flatMap((language) => findPlaceholders(language, wordsIn(language))),
  ];
}

async function checkContent(): Promise<void> {
  const problems = await findProblems();
  if (problems.length > 0) {
    console.error(`The content cannot be used as it is:\n  ${problems.join('\n  ')}`);
    process.exitCode = 1;
    return;
  }
  console.log(`The words of ${languageCodes.join(', ')} match.`);
  const left = await listPlaceholders();
  if (left.length > 0) console.log(`Placeholders for the owner to replace:\n  ${left.join('\n  ')}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await checkContent();

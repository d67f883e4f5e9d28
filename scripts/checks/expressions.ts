import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { check } from 'recheck';
import { readExpressions } from './read-expressions.ts';

interface Located {
  readonly file: string;
  readonly text: string;
}

/**
 * Expressions that are not checked, because no visitor controls the text that they read. `text` is the expression as in
 * its file; one that no longer exists is an error, too.
 */
const exceptions: readonly (Located & { readonly reason: string })[] = [
  ...['country=")[a-z]*(")/', 'context=")[1-3](")/', 'signed=")out(")/'].map((rest) => ({
    file: 'src/platform/server/pages/built-file.ts',
    text: `/(<html[^>]* data-${rest}`,
    reason: 'Reads the first 500 bytes of a page that the build rendered.',
  })),
  ...[
    '/--([\\w-]+):\\s*(?:light-dark\\((#\\w{6}),\\s*(#\\w{6})\\)|(#\\w{6}));/g',
    '/--((?:size|space)-[\\w-]+):\\s*([^;]+);/g',
  ].map((text) => ({
    file: 'src/features/devtools/pages/gallery/examples/tokens.tsx',
    text,
    reason: 'Reads the style sheet of the project, when the gallery for developers is built.',
  })),
];

/** The fast ones, so that a run checks only what is new: some take seconds. `npm run check:expressions` writes it. */
const listPath = 'scripts/checks/expressions.json';

/**
 * Finds regular expressions that a hostile text can slow down: those whose time grows faster than the length of the
 * text. All of `src` is checked, because the server renders pages with what visitors typed.
 */
async function checkExpressions(canWrite: boolean): Promise<void> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.split(sep).join('/')}`)
    .filter(
      (path) => /(?<!\.d)\.(ts|tsx|mjs|js)$/.test(path) && !/\.test\.tsx?$|\/testing[^/]*(\.ts|\/.*)$/.test(path),
    );
  const found = files
    .sort()
    .flatMap((file) =>
      readExpressions(file, readFileSync(file, 'utf8')).map((expression) => ({ file, ...expression })),
    );
  const isSame = (one: Located, other: Located) => one.file === other.file && one.text === other.text;
  const checked = found.filter((expression) => !exceptions.some((exception) => isSame(exception, expression)));
  const patterns = checked.flatMap(({ source, flags }) => (source === undefined ? [] : [{ source, flags }]));
  const list = readFileSync(listPath, 'utf8');
  const result = await checkPatterns(patterns, list);
  const problems = checked.flatMap(({ file, line, text, source, flags }) => {
    const problem =
      source === undefined ? 'is put together at run time: write it as a literal' : result.problemOf({ source, flags });
    return problem ? [`${file}:${line}  ${text}\n  ${problem}`] : [];
  });
  const stale = exceptions
    .filter((exception) => !found.some((expression) => isSame(exception, expression)))
    .map(({ file, text }) => `scripts/checks/expressions.ts  has an exception for ${text}, which is not in ${file}`);
  if (canWrite) writeFileSync(listPath, result.list);
  const isOutdated = !canWrite && result.list !== list;
  const outdated = isOutdated ? [`${listPath}  is not up to date. Update it: npm run check:expressions`] : [];
  const errors = [...problems, ...stale, ...outdated];
  console.log(errors.length === 0 ? `${found.length} expressions, none of them slow.` : errors.join('\n'));
  // recheck leaves a process running.
  process.exit(errors.length > 0 ? 1 : 0);
}

interface Pattern {
  readonly source: string;
  readonly flags: string;
}

export interface FastExpressions {
  /** The version that found them to be fast. Another version checks all of them again. */
  readonly recheck: string;
  readonly fast: readonly string[];
}

/**
 * Checks those that are not in the list. Returns what is wrong with each, an empty text if it is fast, and the list as
 * it should be. The limits are steps of the expression and not time, so that a busy machine finds the same as an idle
 * one; a check still ends after a minute.
 */
export async function checkPatterns(
  patterns: readonly Pattern[],
  list: string,
): Promise<{ problemOf(pattern: Pattern): string; list: string }> {
  const { version } = JSON.parse(readFileSync('node_modules/recheck/package.json', 'utf8'));
  const listed: FastExpressions = JSON.parse(list);
  const known = new Set(listed.recheck === version ? listed.fast : []);
  const limits = { incubationTimeout: null, attackTimeout: null, timeout: 60_000 };
  const keyOf = ({ source, flags }: Pattern) => `/${source}/${flags}`;
  const problems = new Map<string, string>();
  // One after the other: where Java is installed, each of several at a time would start a process of its own.
  for (const [key, { source, flags }] of new Map(patterns.map((pattern) => [keyOf(pattern), pattern]))) {
    const result = known.has(key) ? undefined : await check(source, flags, limits);
    if (result?.status === 'unknown') problems.set(key, `it cannot be checked: ${JSON.stringify(result.error)}`);
    else if (result?.status === 'vulnerable')
      problems.set(key, `${result.complexity.summary}, for example with ${result.attack.pattern}`);
    else problems.set(key, '');
  }
  const fast = [...problems.keys()].filter((key) => problems.get(key) === '').sort();
  const needed: FastExpressions = { recheck: version, fast };
  return {
    problemOf: (pattern) => problems.get(keyOf(pattern)) ?? 'it was not checked',
    list: `${JSON.stringify(needed, null, 2)}\n`,
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await checkExpressions(process.argv.includes('--write'));

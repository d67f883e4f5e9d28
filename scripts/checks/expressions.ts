import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { check } from 'recheck';
import { type ESTree, parseSync, Visitor } from 'vite';

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
  {
    file: 'src/features/help/server/read-page.ts',
    text: '/<script type="application\\/ld\\+json">(.*?)<\\/script>/gs',
    reason: 'Reads pages that the build rendered, once for each language.',
  },
  ...[
    '/--([\\w-]+):\\s*(?:light-dark\\((#\\w{6}),\\s*(#\\w{6})\\)|(#\\w{6}));/g',
    '/--((?:size|space)-[\\w-]+):\\s*([^;]+);/g',
  ].map((text) => ({
    file: 'src/features/devtools/pages/gallery/examples/tokens.tsx',
    text,
    reason: 'Reads the style sheet of the project, when the gallery for developers is built.',
  })),
];

/**
 * Finds regular expressions that a hostile text can slow down: those whose time grows faster than the length of the
 * text. All of `src` is checked, because the server renders pages with what visitors typed.
 */
async function checkExpressions(): Promise<void> {
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
  const { version } = JSON.parse(readFileSync('node_modules/recheck/package.json', 'utf8'));
  const problemOf = await checkPatterns(patterns, `.cache/expressions-${version}.json`);
  const problems = checked.flatMap(({ file, line, text, source, flags }) => {
    const problem =
      source === undefined ? 'is put together at run time: write it as a literal' : problemOf({ source, flags });
    return problem ? [`${file}:${line}  ${text}\n  ${problem}`] : [];
  });
  const stale = exceptions
    .filter((exception) => !found.some((expression) => isSame(exception, expression)))
    .map(({ file, text }) => `scripts/checks/expressions.ts  has an exception for ${text}, which is not in ${file}`);
  const errors = [...problems, ...stale];
  console.log(errors.length === 0 ? `${found.length} expressions, none of them slow.` : errors.join('\n'));
  // recheck leaves a process running.
  process.exit(errors.length > 0 ? 1 : 0);
}

interface Pattern {
  readonly source: string;
  readonly flags: string;
}

/**
 * Checks all of them, and returns what is wrong with each: an empty text if it is fast. Results are cached in a file,
 * because some take seconds. The limits are steps of the expression and not time, so that a busy machine finds the same
 * as an idle one; a check still ends after a minute.
 */
export async function checkPatterns(
  patterns: readonly Pattern[],
  cachePath: string,
): Promise<(pattern: Pattern) => string> {
  const cached = readCache(cachePath);
  const limits = { incubationTimeout: null, attackTimeout: null, timeout: 60_000 };
  const keyOf = ({ source, flags }: Pattern) => `/${source}/${flags}`;
  const problems: Record<string, string> = {};
  const unknown: Record<string, string> = {};
  // One after the other: where Java is installed, each of several at a time would start a process of its own.
  for (const [key, { source, flags }] of new Map(patterns.map((pattern) => [keyOf(pattern), pattern]))) {
    const known = cached[key];
    const result = known === undefined ? await check(source, flags, limits) : undefined;
    if (result?.status === 'unknown') unknown[key] = `it cannot be checked: ${JSON.stringify(result.error)}`;
    else if (result?.status === 'vulnerable')
      problems[key] = `${result.complexity.summary}, for example with ${result.attack.pattern}`;
    else problems[key] = known ?? '';
  }
  mkdirSync(dirname(cachePath), { recursive: true });
  writeFileSync(cachePath, JSON.stringify(problems, null, 1));
  return (pattern) => problems[keyOf(pattern)] ?? unknown[keyOf(pattern)] ?? 'it was not checked';
}

function readCache(path: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // There is no cache yet, or it is incomplete: everything is checked again.
    return {};
  }
}

/** A regular expression in a file. */
interface Expression {
  readonly line: number;
  readonly text: string;
  /** Undefined if it is composed at run time, so that it cannot be checked in advance. */
  readonly source: string | undefined;
  readonly flags: string;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Methods that turn a text into an expression. */
const textMethods = ['match', 'matchAll', 'search'];

/** `:file{.+\.pdf}`: Hono turns it into an expression. */
const routePattern = /:\w+\{([^{}]+)\}/g;

/**
 * Every regular expression of a file: literals, `new RegExp(…)` and `RegExp(…)`, texts that a method turns into one,
 * and the patterns in the paths of routes.
 */
export function readExpressions(path: string, source: string): Expression[] {
  const found: Expression[] = [];
  const add = ({ start, end }: Span, pattern?: string, flags = '') => {
    const line = source.slice(0, start).split('\n').length;
    found.push({ line, text: source.slice(start, end), source: pattern, flags });
  };
  const addMade = (node: ESTree.NewExpression | ESTree.CallExpression) => {
    const [pattern, flags] = node.arguments.map(textOf);
    const isKnown = pattern !== undefined && (node.arguments.length < 2 || flags !== undefined);
    add(node, isKnown ? pattern : undefined, flags);
  };
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) add(node, node.regex.pattern, node.regex.flags);
      else if (typeof node.value === 'string') addRoutes(node, node.value);
    },
    TemplateElement: (node) => addRoutes(node, node.value.cooked ?? ''),
    NewExpression: (node) => {
      if (isRegExp(node.callee)) addMade(node);
    },
    CallExpression: (node) => {
      const { callee } = node;
      if (isRegExp(callee)) addMade(node);
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const [first] = node.arguments;
      const isText = first?.type === 'TemplateLiteral' || (first && textOf(first) !== undefined);
      if (textMethods.includes(callee.property.name) && isText) add(node, textOf(first));
    },
  }).visit(parseSync(path, source).program);

  function addRoutes(node: Span, text: string): void {
    for (const [, pattern] of text.matchAll(routePattern)) add(node, `^${pattern}$`);
  }
  return found.sort((one, other) => one.line - other.line);
}

function isRegExp(node: ESTree.Node): boolean {
  return node.type === 'Identifier' && node.name === 'RegExp';
}

/** The text of a node, if it is constant. */
function textOf(node: ESTree.Node): string | undefined {
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await checkExpressions();

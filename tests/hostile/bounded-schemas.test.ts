import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { calls } from '../../src/features/devtools/calls.ts';

/** Longer than any accepted body. */
const huge = '*'.repeat(200_000);

/** The strings and lists of a schema that check input before its length. */
function unboundedIn(schema: z.core.$ZodType, path: string): string[] {
  const { def } = schema._zod;
  if (schema instanceof z.ZodString) return isBoundedFirst(schema) ? [] : [`${path}: a text without a bound`];
  if (schema instanceof z.ZodStringFormat) return [`${path}: ${def.type} looks at the whole text before its length`];
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, field]) => unboundedIn(field, `${path}.${name}`));
  }
  if (schema instanceof z.ZodArray) return unboundedInList(schema, path);
  if (schema instanceof z.ZodPipe) return unboundedInPipe(schema, path);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option, n) => unboundedIn(option, `${path}|${n}`));
  if ('innerType' in def && def.innerType instanceof z.core.$ZodType) return unboundedIn(def.innerType, path);
  if ('coerce' in def && def.coerce) return [`${path}: anything at all is made a ${def.type}`];
  return isBoundedItself(schema) ? [] : [`${path}: ${def.type} is not known to be bounded`];
}

/** A transformed bounded text is bounded. */
function unboundedInPipe({ in: first }: z.ZodPipe, path: string): string[] {
  if (first instanceof z.ZodTransform) return [`${path}: changes the input before its length is known`];
  return unboundedIn(first, path);
}

/** A list that is too long reports one problem, however many its members have. */
function unboundedInList(schema: z.ZodArray, path: string): string[] {
  const issues = schema.safeParse(Array.from({ length: 1_000 }, () => Symbol('none'))).error?.issues ?? [];
  const isCounted = issues.length === 1 && issues[0]?.code === 'too_big';
  return [...(isCounted ? [] : [`${path}: a list without a bound`]), ...unboundedIn(schema.element, `${path}[]`)];
}

/** The first check either aborts on a long text or shortens it. */
function isBoundedFirst(schema: z.ZodString): boolean {
  const [first, ...others] = schema.def.checks ?? [];
  if (!first || schema.def.coerce) return false;
  const read = z.string().check(first).safeParse(huge);
  if (read.success) return read.data.length < 30_000;
  const aborts = 'abort' in first._zod.def && first._zod.def.abort === true;
  return read.error.issues[0]?.code === 'too_big' && (aborts || others.length === 0);
}

function isBoundedItself(schema: z.core.$ZodType): boolean {
  return [z.ZodNumber, z.ZodEnum, z.ZodLiteral, z.ZodBoolean, z.ZodFile].some((kind) => schema instanceof kind);
}

describe('the schemas of the API', () => {
  it('limit every text and list before any other check', () => {
    const requests = calls.flatMap(({ path, request }) => (request ? [{ path, request }] : []));
    expect(requests.length).toBeGreaterThan(10);
    expect(requests.flatMap(({ path, request }) => unboundedIn(request, path))).toEqual([]);
  });

  it.each([
    ['a text', z.string()],
    ['a text that is tidied first', z.string().trim().max(5, { abort: true })],
    ['a text that is matched although it is too long', z.string().max(5).regex(/a/)],
    ['an id', z.uuid()],
    ['a number made of anything', z.coerce.number()],
    ['a list', z.array(z.number())],
    ['a list of texts', z.array(z.string()).max(5)],
    ['something that is changed first', z.preprocess((value) => String(value), z.string().max(5))],
    ['a text that may be left out', z.object({ a: z.string().optional() })],
    ['one of two', z.union([z.number(), z.string().default('')])],
    ['a record', z.record(z.string(), z.number())],
  ])('are reported when they have %s without a limit', (_, schema) => {
    expect(unboundedIn(schema, '')).toHaveLength(1);
  });
});

/** Files whose schemas may read unlimited texts, because none of these come from visitors. */
const exempt: Readonly<Record<string, string>> = {
  'src/platform/server/config/config.ts': 'settings, which the operator writes',
  'src/platform/server/config/config-checks.ts': 'settings',
  'src/platform/server/config/inbound-variables.ts': 'settings',
  'src/app/commands/':
    'what is typed at a terminal, as in every `command.ts`, bounded by `commandCall` where it comes over the socket',
  'src/platform/server/commands/': 'the same',
  'src/platform/database/': 'what the database answers',
  'src/features/backup/server/': 'a backup, which the operator names',
  'src/features/monitoring/server/canary/visit.ts': 'what this site answers to its own canary',
  'src/features/accounts/server/auth.ts': 'a token that the server has just made',
  'src/platform/server/retention/': 'what the database answers',
  'src/features/overview/server/': 'the same',
  'src/platform/server/start/worker.ts': 'what the processes of the site say to each other',
  'src/platform/server/pages/load-site.ts': 'a file of the build',
  'src/features/payments/server/sandbox/deliver-events.ts': 'an event that the server has written itself',
};
const isExempt = (file: string) =>
  /(-variables|\/api-keys|\/server\/command)\.ts$/.test(file) ||
  Object.keys(exempt).some((start) => file.startsWith(start));

/** The file that reads queries and parameters from Hono, and those that read the host or path of the address. */
const readers = [
  'src/platform/server/http/request-text.ts',
  'src/platform/server/app-context.ts',
  'src/features/payments/server/order.ts',
];

/** zod's own types: `#platform/contracts/bounded-input.ts` has a limited version of each. */
const unbounded =
  'string email url uuid iso coerce array record map set preprocess stringbool json templateLiteral'.split(' ');
const ofRequest = ['query', 'queries', 'param', 'url', 'raw'];

/** Member accesses such as `z.string` and `c.req.query`. */
function membersIn(file: string, source: string): readonly { readonly text: string; readonly line: number }[] {
  const found: { text: string; line: number }[] = [];
  new Visitor({
    MemberExpression: ({ object, property, end }) => {
      if (property.type !== 'Identifier') return;
      const owner = source.slice(object.start, object.end).replaceAll(/\s/g, '');
      found.push({ text: `${owner}.${property.name}`, line: source.slice(0, end).split('\n').length });
    },
  }).visit(parseSync(file, source).program);
  return found;
}

function findingsIn(file: string, source: string): string[] {
  const isRequest = (text: string) => ofRequest.some((name) => text === `c.req.${name}`);
  return membersIn(file, source).flatMap(({ text, line }) => {
    if (!isExempt(file) && unbounded.some((name) => text === `z.${name}`)) return [`${file}:${line} ${text}`];
    // Better Auth itself reads cookies and the redirect from Google.
    // `body` limits everything it reads.
    const isPassedOn = text === 'c.req.raw' && /^src\/(features\/accounts\/server|platform\/server\/body)\//.test(file);
    return isRequest(text) && !isPassedOn && !readers.includes(file) ? [`${file}:${line} ${text}`] : [];
  });
}

describe('the sources of the server', () => {
  const root = join(import.meta.dirname, '..', '..');
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.split(sep).join('/')}`)
    .filter((path) => /^src\/(app|platform\/(server|database)|features\/[^/]+\/server)\//.test(path))
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|\/testing[^/]*(\.ts|\/.*)$/.test(path));

  it('use limited texts in schemas, and read queries and parameters with limits', () => {
    expect(files.length).toBeGreaterThan(200);
    expect(files.flatMap((file) => findingsIn(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });

  it('are reported when they do not', () => {
    const source =
      'const a = z\n  .string()\n  .max(5);\nconst b = (c) => [c.req.query("a"), c.req.param(), a.string()];';
    expect(findingsIn('src/server/any.ts', source)).toEqual([
      'src/server/any.ts:2 z.string',
      'src/server/any.ts:4 c.req.query',
      'src/server/any.ts:4 c.req.param',
    ]);
  });
});

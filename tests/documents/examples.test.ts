import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testApp, testSite, withLength } from '../../src/app/testing-app.ts';
import { openPayments } from '../../src/features/payments/server/open-payments.ts';
import { databaseForTests } from '../../src/platform/database/testing.ts';
import { readConfig } from '../../src/platform/server/config/config.ts';

const root = new URL('../../', import.meta.url);
const documents = [
  'README.md',
  ...readdirSync(new URL('docs', root), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => `docs/${path}`),
];
const textOf = (path: string) => readFileSync(new URL(path, root), 'utf8');

interface Example {
  readonly document: string;
  readonly request: string;
  /** Undefined: only the status is checked. */
  readonly response: string | undefined;
}

/** Blocks of `http`, each with the block of `json` directly after it. */
const block = /```http\n([\s\S]*?)\n```(?:\n```json\n([\s\S]*?)\n```)?/g;

const examples = documents.flatMap((document): Example[] =>
  [...textOf(document).matchAll(block)].map(([, request = '', response]) => ({ document, request, response })),
);

describe('an example in a document', async () => {
  const database = await databaseForTests('embedded');
  const dataDir = join(tmpdir(), `hormiga-examples-${process.pid}`);
  const env = { DATA_DIR: dataDir, PAYMENTS: 'sandbox', FORM_SECRET: 'x'.repeat(32), PUBLIC_URL: 'http://site.test' };
  const payments = await openPayments({
    config: readConfig(env),
    db: database.db,
    log: pino({ level: 'silent' }),
    selfUrl: () => 'http://site.test',
  });
  const { app } = testApp({ database, site: testSite(), env, payments });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  // A Friday before the meeting in the examples.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T15:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  it.each(examples)('an example of $document is answered as it says: $request', async ({ request, response }) => {
    const [head = '', body] = request.split('\n\n');
    const [first = '', ...lines] = head.split('\n');
    const [method = '', path = ''] = first.split(' ');
    const headers = Object.fromEntries(lines.map((line) => line.split(': ')));
    const init = await withLength({ method, headers, ...(body !== undefined && { body }) });
    const answer = await app.request(`http://site.test${path}`, init);
    const text = await answer.text();
    if (response === undefined) expect([answer.status, text.length > 0]).toEqual([200, true]);
    else expect(JSON.parse(text)).toMatchObject(expected(JSON.parse(response)));
  });

  it('is found in each document that has one', () => {
    expect(new Set(examples.map(({ document }) => document))).toEqual(new Set(['docs/integration.md']));
    expect(examples.length).toBeGreaterThanOrEqual(7);
    // A body of a call outside such a block is not tried by anything.
    for (const document of documents) expect(textOf(document), document).not.toMatch(/`\{ "[a-z_]+": \[/);
  });

  it('starts only commands that there are', () => {
    const { scripts } = JSON.parse(textOf('package.json'));
    const named = documents.flatMap((document) =>
      [...textOf(document).matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => ({ document, name })),
    );
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter(({ name }) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});

/** What `…` stands for in an example can be anything. */
function expected(value: unknown): object {
  const replace = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(replace);
    if (typeof part === 'object' && part !== null)
      return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, replace(inner)]));
    if (typeof part !== 'string' || !part.includes('…')) return part;
    const [before = '', after = ''] = part.split('…');
    return expect.toSatisfy((text: unknown) => String(text).startsWith(before) && String(text).endsWith(after));
  };
  return Object(replace(value));
}

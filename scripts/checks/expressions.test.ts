import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkPatterns, readExpressions } from './expressions.ts';

test('finds every way to make an expression, with its line, and nothing in comments, texts, divisions or JSX', () => {
  const source = [
    'const a = /a+/g;',
    '// const b = /b+/;',
    'const c = "/c+/" + 6 / 2 / 3;',
    'const d = <p>/d+/</p>;',
    "const e = new RegExp('e+', 'i');",
    'const f = RegExp(`f+`);',
    'const g = new RegExp(`g§{c}+`);',
    "const h = text.match('h+') ?? text.search(/i+/u);",
    "app.get('/files/:file{.+\\\\.pdf}', answer);",
    'app.get(`§{path}/:id{[0-9]+}`, answer);',
    'const k = new RegExp(pattern, flags);',
  ]
    .join('\n')
    .replaceAll('§', '$');
  const found = readExpressions('file.tsx', source);
  expect(found.map(({ line, source, flags }) => [line, source, flags])).toEqual([
    [1, 'a+', 'g'],
    [5, 'e+', 'i'],
    [6, 'f+', ''],
    [7, undefined, ''],
    [8, 'h+', ''],
    [8, 'i+', 'u'],
    [9, '^.+\\.pdf$', ''],
    [10, '^[0-9]+$', ''],
    [11, undefined, ''],
  ]);
});

test('distinguishes slow expressions from fast ones, with an example text, and caches the result', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hormiga-expressions-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const cachePath = join(folder, 'cache', 'expressions.json');
  // The former expression for references, and the current one.
  const quadratic = { source: '[\\s\\p{Pd}]|[\\p{Po}\\p{Pe}\\p{Pf}]+\\s*$', flags: 'gu' };
  const linear = { source: '[\\s\\p{Pd}]', flags: 'gu' };
  const exponential = { source: '^(a+)+$', flags: '' };
  const unreadable = { source: '\\p{Nonsense}', flags: 'u' };
  const problemOf = await checkPatterns([quadratic, linear, exponential, unreadable], cachePath);
  expect(problemOf(linear)).toBe('');
  expect(problemOf(quadratic)).toMatch(/2nd degree.*'!'\.repeat/);
  expect(problemOf(exponential)).toContain('exponential');
  expect(problemOf(unreadable)).toContain('Nonsense');
  expect(problemOf({ source: 'never requested', flags: '' })).toBe('it was not checked');
  expect(Object.keys(JSON.parse(readFileSync(cachePath, 'utf8')))).toHaveLength(3);
  expect((await checkPatterns([quadratic], cachePath))(quadratic)).toMatch('2nd degree');
});

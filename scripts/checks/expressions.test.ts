import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkPatterns, type FastExpressions } from './expressions.ts';
import { readExpressions } from './read-expressions.ts';

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

// The former expression for references, and the current one.
const quadratic = { source: '[\\s\\p{Pd}]|[\\p{Po}\\p{Pe}\\p{Pf}]+\\s*$', flags: 'gu' };
const linear = { source: '[\\s\\p{Pd}]', flags: 'gu' };
const exponential = { source: '^(a+)+$', flags: '' };
const unreadable = { source: '\\p{Nonsense}', flags: 'u' };
const empty = JSON.stringify({ recheck: 'none', fast: [] });

test('distinguishes slow expressions from fast ones, with an example text, and lists the fast ones', async () => {
  const { problemOf, list } = await checkPatterns([quadratic, linear, exponential, unreadable], empty);
  expect(problemOf(linear)).toBe('');
  expect(problemOf(quadratic)).toMatch(/2nd degree.*'!'\.repeat/);
  expect(problemOf(exponential)).toContain('exponential');
  expect(problemOf(unreadable)).toContain('Nonsense');
  expect(problemOf({ source: 'never requested', flags: '' })).toBe('it was not checked');
  expect(JSON.parse(list).fast).toEqual(['/[\\s\\p{Pd}]/gu']);
});

test('checks what the list lacks, and everything again if the list is of another version of recheck', async () => {
  const { list: made } = await checkPatterns([{ source: 'a', flags: '' }], empty);
  // A list that is wrong shows which of its entries are believed.
  const wrong = { ...JSON.parse(made), fast: ['/^(a+)+$/', '/no longer used/'] };
  const { problemOf, list } = await checkPatterns([exponential, { ...exponential, flags: 'i' }], JSON.stringify(wrong));
  expect(problemOf(exponential)).toBe('');
  expect(problemOf({ ...exponential, flags: 'i' })).toContain('exponential');
  expect(JSON.parse(list).fast).toEqual(['/^(a+)+$/']);
  const another = await checkPatterns([exponential], JSON.stringify({ ...wrong, recheck: '1.0.0' }));
  expect(another.problemOf(exponential)).toContain('exponential');
});

test('the list of fast expressions has no other, also where it was written by hand', {
  tags: 'system',
  timeout: 600_000,
}, async () => {
  const list = readFileSync('scripts/checks/expressions.json', 'utf8');
  const { fast }: FastExpressions = JSON.parse(list);
  const patterns = fast.map((text) => {
    const end = text.lastIndexOf('/');
    return { source: text.slice(1, end), flags: text.slice(end + 1) };
  });
  expect((await checkPatterns(patterns, empty)).list).toBe(list);
});

import { expect, test } from 'vitest';
import { readExpressions } from './read-expressions.mjs';

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

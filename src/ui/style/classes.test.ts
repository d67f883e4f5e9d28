import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(source, file), 'utf8');

/** The classes that a style sheet defines. */
function classesOf(sheet: string): Set<string> {
  const selectors = sheet.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\{[^{}]*\}/g, '{}');
  return new Set([...selectors.matchAll(/\.([a-z][\w-]*)/gi)].flatMap(([, name]) => name ?? []));
}

/** What the code uses of each style sheet; all of it, if a class is chosen by its name. */
const taken = new Map<string, Set<string> | 'by name'>();
const unknown: string[] = [];

for (const file of files.filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'))) {
  const code = read(file);
  const body = code.replace(/^import .*$/gm, '');
  for (const [, name = '', path = ''] of code.matchAll(/^import (\w+) from '(.*\.module\.css)'/gm)) {
    const sheet = path.startsWith('#') ? path.slice(1) : relative(source, join(source, dirname(file), path));
    const known = classesOf(read(sheet));
    const used = new Set([...body.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].flatMap(([, one]) => one ?? []));
    unknown.push(...[...used].filter((one) => !known.has(one)).map((one) => `${file}: ${one}`));
    const before = taken.get(sheet) ?? new Set();
    const isByName = before === 'by name' || new RegExp(`\\b${name}\\[`).test(body);
    taken.set(sheet, isByName ? 'by name' : new Set([...before, ...used]));
  }
}

it('every class that a component uses is in its style sheet', () => {
  expect(unknown).toEqual([]);
});

it('every class of a style sheet is used by a component', () => {
  const unused = files
    .filter((name) => name.endsWith('.module.css'))
    .flatMap((sheet) => {
      const used = taken.get(sheet) ?? new Set();
      if (used === 'by name') return [];
      return [...classesOf(read(sheet))].filter((name) => !used.has(name)).map((name) => `${sheet}: ${name}`);
    });
  expect(unused).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkedFile, findPlaceholders } from './content.ts';

test('finds placeholder texts and marked entries, with their path', () => {
  const content = {
    email: 'hola@brand.example',
    taxId: '900.000.000-0',
    price: '100.000',
    name: 'For example, this is no placeholder',
    people: [{ role: 'Manager', placeholder: true }, { role: 'Engineer' }],
  };
  expect(findPlaceholders('brand', content)).toEqual([
    'brand › email: hola@brand.example',
    'brand › taxId: 900.000.000-0',
    'brand › people › 0',
  ]);
});

test('finds the file of the catalogue that a module checks on a line', () => {
  const folder = 'src/content/catalogue';
  const names = readdirSync(folder);
  const checked = names
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .flatMap((name) => {
      const lines = readFileSync(join(folder, name), 'utf8').split('\n');
      const frame = (line: number) => ({ stack: `at file:///site/${folder}/${name}:${line}:9` });
      return lines.flatMap((text, index) => (text.includes('.parse(') ? checkedFile(frame(index + 1)) : []));
    });
  const stored = names.filter((name) => name.endsWith('.json')).map((name) => `${folder}/${name}`);
  expect(checked.toSorted()).toEqual(stored.toSorted());
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../..');

it('every link that opens a new tab has words that say so', () => {
  const silent = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .filter((file) => {
      const code = readFileSync(join(source, file), 'utf8');
      return code.includes('_blank') && !/newTab|<NewTab/.test(code);
    });
  expect(silent).toEqual([]);
});

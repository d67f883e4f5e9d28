import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The script before the first paint is built separately, and reads a few keys itself to stay small. */
const allowed = [
  'platform/browser/storage/text.ts',
  'platform/browser/storage/storage.ts',
  'app/browser/first-paint.ts',
];

it('text.ts is the only file that uses local storage', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const users = files.filter((file) => {
    const isTest = file.includes('.test.');
    return !isTest && /\blocalStorage\s*[.)[]/.test(readFileSync(`src/${file}`, 'utf8'));
  });
  expect(users.sort()).toEqual(allowed.toSorted());
});

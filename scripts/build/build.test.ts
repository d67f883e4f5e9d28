import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inputHash } from './build.mjs';

let root = '';
const write = (path: string, text: string) => writeFileSync(join(root, path), text);
const hash = () => inputHash(root, ['src', 'package.json', 'absent']);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hash-'));
  mkdirSync(join(root, 'src', 'inner'), { recursive: true });
  write('package.json', '{}');
  write('src/a.ts', 'a');
  write('src/inner/b.ts', 'b');
});
afterEach(() => rmSync(root, { recursive: true }));

test('changes with a content, a name, a new file and a removed one', () => {
  const hashes = [hash()];
  write('src/a.ts', 'changed');
  hashes.push(hash());
  renameSync(join(root, 'src/a.ts'), join(root, 'src/c.ts'));
  hashes.push(hash());
  write('src/inner/d.ts', '');
  hashes.push(hash());
  rmSync(join(root, 'src/inner/b.ts'));
  hashes.push(hash());
  expect(new Set(hashes).size).toBe(hashes.length);
});

test('does not change with a file’s time, a test beside it, or a file that is not an input', () => {
  const before = hash();
  utimesSync(join(root, 'src/a.ts'), 0, 0);
  write('src/a.test.ts', 'test');
  write('src/testing-a.ts', 'test');
  write('README.md', 'text');
  expect(hash()).toBe(before);
});

test('text moved from the end of one file to the next is a change', () => {
  write('src/a.ts', 'ab');
  write('src/inner/b.ts', 'c');
  const before = hash();
  write('src/a.ts', 'a');
  write('src/inner/b.ts', 'bc');
  expect(hash()).not.toBe(before);
});

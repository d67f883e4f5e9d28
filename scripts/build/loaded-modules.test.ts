import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadedModules } from './loaded-modules.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'hormiga-modules-')));
afterAll(() => rmSync(root, { recursive: true }));

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

beforeAll(() => {
  write('dist/main.mjs', "import 'always'; import './chunk.mjs'; export const late = () => import('late');");
  write('dist/chunk.mjs', "import 'node:fs'; import 'old/part';");
  write('dist/main.mjs.map', '{}');
  const chosen = { 'module-sync': './sync.mjs', browser: './browser.mjs', import: './main.mjs', default: './main.cjs' };
  write('node_modules/always/package.json', JSON.stringify({ name: 'always', exports: chosen }));
  write('node_modules/always/main.mjs', 'export {};');
  write('node_modules/always/main.cjs', '');
  write('node_modules/always/browser.mjs', 'export {};');
  write('node_modules/always/sync.mjs', "import './only-in-newer-versions.mjs';");
  write('node_modules/always/only-in-newer-versions.mjs', 'export {};');
  write('node_modules/late/package.json', JSON.stringify({ name: 'late', module: 'bundlers.mjs', main: 'main.js' }));
  write('node_modules/late/bundlers.mjs', 'export {};');
  write('node_modules/late/main.js', "exports.old = () => require('old');");
  write(
    'node_modules/old/package.json',
    JSON.stringify({ name: 'old', exports: { '.': './a.js', './part': './b.js' } }),
  );
  write('node_modules/old/a.js', "try { require('not-installed'); } catch {}\nmodule.exports = require('./data');");
  write('node_modules/old/data.json', '{}');
  write('node_modules/old/b.js', 'module.exports = 1;');
  write('node_modules/old/test.js', "require('./a');");
});

it('finds what the programs load, now or later, as Node of any version finds it, and nothing else', async () => {
  const modules = await loadedModules(root, join(root, 'dist'));
  expect(modules.map((path) => relative(join(root, 'node_modules'), path).split(sep).join('/'))).toEqual([
    'always/main.mjs',
    'always/only-in-newer-versions.mjs',
    'always/sync.mjs',
    'late/main.js',
    'old/a.js',
    'old/b.js',
    'old/data.json',
  ]);
});

it('says what cannot be found', async () => {
  write('dist/broken.mjs', "import 'nowhere';");
  await expect(loadedModules(root, join(root, 'dist'))).rejects.toThrow('nowhere');
});

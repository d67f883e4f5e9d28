import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { direct, neededBy, packages } from '../checks/locked-packages.ts';
import { filesByPath } from './files-by-path.ts';
import { packageFileFor } from './release.ts';

it('no package of production is made for one system, so that a release runs on any', () => {
  const all = [...neededBy(direct.production)];
  expect(all.length).toBeGreaterThan(100);
  const native = all.filter((path) => {
    const { os, cpu, hasInstallScript } = packages[path] ?? {};
    return os || cpu || hasInstallScript;
  });
  expect(native).toEqual([]);
});

it('the commands of a release run what was built, and it names no packages to install', () => {
  const file = JSON.parse(packageFileFor(readFileSync('package.json', 'utf8')));
  expect(file.scripts).toMatchObject({
    start: expect.stringMatching(/^node /),
    team: 'node dist/server-app/command.mjs team',
    restore: 'node dist/server-app/command.mjs restore',
  });
  expect(Object.values(file.scripts).filter((script) => /tsx|scripts\//.test(String(script)))).toEqual([]);
  expect(file).not.toHaveProperty('dependencies');
  expect(file.type).toBe('module');
});

it('a package that reads files by their paths is looked at before it is released', () => {
  const files = filesByPath(['node_modules/harfbuzzjs/dist/harfbuzz.js', 'node_modules/zod/index.js']);
  expect(files.map((file) => file.replaceAll('\\', '/'))).toEqual([
    'node_modules/harfbuzzjs/dist/harfbuzz.wasm',
    'node_modules/harfbuzzjs/dist/harfbuzz-subset.wasm',
  ]);
  expect(() => filesByPath(['node_modules/vite/dist/node/cli.js', 'node_modules/esbuild/lib/main.js'])).toThrow(
    'esbuild reads files by their paths',
  );
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { completeLock, missingFromLock, systemIn } from './complete-lock.mjs';

const system = { os: z.array(z.string()).optional(), cpu: z.array(z.string()).optional() };
const locked = z.looseObject({
  ...system,
  version: z.string().optional(),
  dev: z.boolean().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
});
const lockFile = z.object({ packages: z.record(z.string(), locked) });
const read = (path: string) => lockFile.parse(JSON.parse(readFileSync(path, 'utf8')));

const tools = readdirSync('bench/tools').map((name) => `bench/tools/${name}/package-lock.json`);

test.each(['package-lock.json', ...tools])('%s names every optional package, and no registry', (path) => {
  const { packages } = read(path);
  expect(Object.keys(missingFromLock(packages)), 'npm run build adds them').toEqual([]);
  expect(Object.keys(packages).filter((name) => packages[name]?.resolved)).toEqual([]);
});

test('the name of a package says for which system it is, as far as the registry does', () => {
  const entries = Object.entries(read('package-lock.json').packages);
  // Names that say nothing, or something that npm does not compare.
  const others = /fsevents|-freebsd-wasm32/;
  const known = entries.filter(([path, { os, integrity }]) => os && integrity && !others.test(path));
  expect(known.length).toBeGreaterThan(100);
  for (const [path, { os, cpu }] of known) expect([path, systemIn(path)]).toMatchObject([path, { os, cpu }]);
  expect(systemIn('@a/b-linux-arm64-gnu')).toEqual({ os: ['linux'], cpu: ['arm64'], libc: ['glibc'] });
  expect(systemIn('@a/b-linuxmusl-x64')).toEqual({ os: ['linux'], cpu: ['x64'], libc: ['musl'] });
});

/** A lock file in which npm found no package for Windows, and another version of one for Linux. */
const lock = {
  packages: {
    '': { dependencies: { tool: '^1.0.0' } },
    'node_modules/@tool/linux-x64': { version: '1.0.0', os: ['linux'], cpu: ['x64'], optional: true },
    'node_modules/other': {
      version: '2.0.0',
      dev: true,
      optionalDependencies: { '@tool/linux-x64': '2.0.0', '@tool/win32-x64': '1.0.0', fsevents: '~2.3.3' },
    },
    'node_modules/tool': { version: '1.0.0', optionalDependencies: { '@tool/linux-x64': '^1.0.0' } },
  },
};

test('what is missing gets an entry where the package that asks for it finds it', () => {
  const common = { dev: true, optional: true };
  expect(missingFromLock(lock.packages)).toEqual({
    'node_modules/other/node_modules/@tool/linux-x64': { version: '2.0.0', os: ['linux'], cpu: ['x64'], ...common },
    'node_modules/@tool/win32-x64': { version: '1.0.0', os: ['win32'], cpu: ['x64'], ...common },
    'node_modules/fsevents': { version: '2.3.3', ...common },
  });
});

test('a lock file that was completed lacks nothing, and what was in it stays', () => {
  const text = completeLock(JSON.stringify(lock));
  const { packages } = lockFile.parse(JSON.parse(text));
  expect(missingFromLock(packages)).toEqual({});
  expect(packages).toMatchObject(lock.packages);
  expect(completeLock(text)).toBe(text);
  const real = readFileSync('package-lock.json', 'utf8');
  expect(completeLock(real)).toBe(real);
});

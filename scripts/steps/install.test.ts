import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { install, isInstalled, lockIsCurrent } from './install.mjs';
import type { runCommand } from './processes.mjs';

const run = vi.fn<typeof runCommand>();

let root = '';
const write = (path: string, content: unknown) => writeFileSync(join(root, path), JSON.stringify(content));
const locked = { dependencies: { hono: '4', zod: '4' }, devDependencies: { vite: '8' } };

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-'));
  const folder = root;
  onTestFinished(() => rmSync(folder, { recursive: true }));
  vi.spyOn(console, 'log').mockReturnValue();
  vi.stubEnv('CI', '');
  write('package.json', locked);
  write('package-lock.json', { packages: { '': locked } });
  run.mockReset();
  run.mockImplementation(async () => {
    mkdirSync(join(root, 'node_modules'), { recursive: true });
    write('node_modules/.package-lock.json', { packages: {} });
    return { code: 0, output: '' };
  });
});

test('installs once, and again only when one of the lists of packages has changed', async () => {
  for (const _ of [1, 2]) await install(root, run);
  expect(run).toHaveBeenCalledTimes(1);
  write('node_modules/.package-lock.json', { packages: { other: {} } });
  expect(isInstalled(root), 'something else was installed').toBe(false);
  await install(root, run);
  expect(isInstalled(root)).toBe(true);
  write('package-lock.json', { packages: { '': locked, other: {} } });
  expect(isInstalled(root), 'another version is needed').toBe(false);
  rmSync(join(root, 'node_modules'), { recursive: true });
  expect(isInstalled(root), 'nothing is installed').toBe(false);
});

test('reports why packages could not be installed, and tries again the next time', async () => {
  run.mockResolvedValueOnce({ code: 1, output: 'ENOTFOUND' });
  await expect(install(root, run)).rejects.toThrow(/ENOTFOUND[\s\S]*npm ping/);
  await install(root, run);
  expect(isInstalled(root)).toBe(true);
});

test('a lock file made for other dependencies is stale, whatever their order, and CI does not change it', async () => {
  write('package.json', { ...locked, dependencies: { zod: '4', hono: '4' }, scripts: {} });
  expect(lockIsCurrent(root)).toBe(true);
  write('package.json', { ...locked, dependencies: { hono: '4' } });
  expect(lockIsCurrent(root)).toBe(false);
  write('package.json', { ...locked, devDependencies: { vite: '9' } });
  expect(lockIsCurrent(root)).toBe(false);
  vi.stubEnv('CI', '1');
  await expect(install(root, run)).rejects.toThrow('commit the lock file');
});

test('installs exactly what the lock file names, and changes the lock file only if that lacks something', async () => {
  const commands = () => run.mock.calls.map(([, args]) => args.find((word) => word === 'ci' || word === 'install'));
  await install(root, run);
  expect(commands()).toEqual(['ci']);
  const other = { dependencies: { hono: '4' }, devDependencies: {} };
  write('package.json', other);
  run.mockImplementationOnce(async () => {
    write('package-lock.json', { packages: { '': other } });
    return { code: 0, output: '' };
  });
  await install(root, run);
  expect(commands()).toEqual(['ci', 'install', 'ci']);
});

test('adds the optional packages of other systems to the lock file, without npm, but not in CI', async () => {
  const entry = { version: '1.0.0', optionalDependencies: { '@tool/win32-x64': '1.0.0' } };
  const lacking = { packages: { '': locked, 'node_modules/tool': entry } };
  write('package-lock.json', lacking);
  expect(lockIsCurrent(root)).toBe(false);
  vi.stubEnv('CI', '1');
  await expect(install(root, run)).rejects.toThrow('commit the lock file');
  expect(run).not.toHaveBeenCalled();
  vi.stubEnv('CI', '');
  await install(root, run);
  expect(run).toHaveBeenCalledTimes(1);
  expect(lockIsCurrent(root)).toBe(true);
  expect(isInstalled(root)).toBe(true);
});

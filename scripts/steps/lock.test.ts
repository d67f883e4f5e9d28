import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withLock } from './lock.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lock-'));
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => rmSync(root, { recursive: true }));

test('lets one at a time through, and is gone afterwards', async () => {
  let inside = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++inside);
    await sleep(20);
    inside--;
  };
  await Promise.all([1, 2, 3].map(() => withLock(root, 'build', work)));
  expect(most).toBe(1);
  expect(existsSync(join(root, '.cache/build.lock'))).toBe(false);
});

test('is gone after a failure too', async () => {
  await expect(withLock(root, 'build', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await withLock(root, 'build', async () => 'in')).toBe('in');
});

test('a lock left by a killed process is ignored', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  mkdirSync(join(root, '.cache'));
  writeFileSync(join(root, '.cache/build.lock'), String(pid));
  expect(await withLock(root, 'build', async () => 'in')).toBe('in');
});

test('an empty lock, as left by a full disk, is ignored', async () => {
  const path = join(root, '.cache/build.lock');
  mkdirSync(join(root, '.cache'));
  writeFileSync(path, '');
  utimesSync(path, 0, 0);
  expect(await withLock(root, 'build', async () => 'in')).toBe('in');
});

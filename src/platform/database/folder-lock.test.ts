import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LockHeld, takeLock, thisProcess } from './folder-lock.ts';
import { startScript } from './testing-process.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hormiga-lock-'));
  path = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const leave = (owner: object) => writeFileSync(path, JSON.stringify({ ...thisProcess(), id: 'left behind', ...owner }));
const goneProcess = { pid: 2 ** 22 + 1 };
const quick = { heartbeat: 20, silence: 100 };

describe('the lock of a folder', () => {
  it('names its holder, refuses a second one and is gone after release', async () => {
    const lock = await takeLock(path);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid, hostname: hostname() });
    await expect(takeLock(path)).rejects.toMatchObject({ owner: { pid: process.pid } });
    lock.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is waited for if it is held only briefly', async () => {
    const brief = await takeLock(path, { briefly: true });
    const waiting = takeLock(path);
    setTimeout(() => brief.release(), 50);
    (await waiting).release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is taken over from a process that is gone', async () => {
    leave(goneProcess);
    const lock = await takeLock(path);
    lock.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it.runIf(thisProcess().startMark)('is taken over when the process id now belongs to another process', async () => {
    leave({ startMark: 'an earlier start/1' });
    (await takeLock(path)).release();
  });

  it('is not taken over from a living process of unknown start', async () => {
    leave({ startMark: undefined });
    await expect(takeLock(path)).rejects.toThrow(LockHeld);
  });

  it('is taken over from a process on another machine only if that one stops updating it', async () => {
    leave({ hostname: 'another-machine' });
    const notices: string[] = [];
    (await takeLock(path, { ...quick, notice: (text) => notices.push(text) })).release();
    expect(notices).toHaveLength(1);

    const held = await takeLock(path, quick);
    const owner = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(path, JSON.stringify({ ...owner, hostname: 'another-machine' }));
    await expect(takeLock(path, quick)).rejects.toThrow(LockHeld);
    held.release();
  });

  it('is taken over when its file is incomplete', async () => {
    writeFileSync(path, '{"pid":');
    (await takeLock(path, quick)).release();
  });

  it('is taken over even if a process was killed in the middle of taking it over', async () => {
    leave(goneProcess);
    writeFileSync(`${path}.takeover`, readFileSync(path));
    (await takeLock(path)).release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('leaves the file of another holder alone on release', async () => {
    const lock = await takeLock(path);
    leave({});
    lock.release();
    expect(statSync(path).isFile()).toBe(true);
  });

  it('goes to exactly one of many processes that find it abandoned', async () => {
    leave(goneProcess);
    const racers = Array.from({ length: 5 }, () =>
      startScript(`
        import { takeLock } from './src/platform/database/folder-lock.ts';
        console.log('ready');
        process.stdin.once('data', async () => {
          console.log(await takeLock(${JSON.stringify(path)}).then(() => 'took it', (error) => error.name));
        });
      `),
    );
    await Promise.all(racers.map((racer) => racer.waitForOutput(/ready/)));
    for (const { child } of racers) child.stdin?.write('go\n');
    const results = await Promise.all(racers.map((racer) => racer.waitForOutput(/took it|LockHeld/)));
    expect(results.map(([text]) => text).sort()).toEqual(['LockHeld', 'LockHeld', 'LockHeld', 'LockHeld', 'took it']);
    for (const { child } of racers) child.kill('SIGKILL');
  }, 120_000);
});

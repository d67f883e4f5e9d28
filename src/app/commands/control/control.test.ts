import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeLock } from '#platform/database/folder-lock.ts';
import { databaseForTests } from '#platform/database/testing.ts';
import { migrationsDir } from '#platform/database/testing-migrations.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { limits } from '#platform/server/security/limits.ts';
import { listActions } from '#platform/server/staff/staff-actions.ts';
import { type Control, openControl } from '../control.ts';
import { findCommand, terminalUser } from '../run-command.ts';
import { runOnDatabase, runOnServer } from '../run-on-database.ts';
import { testCommandContext } from '../testing-command-context.ts';

const database = await databaseForTests('embedded');

let dataDir: string;
let path: string;
let lines: string[];
let control: Control | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'hormiga-control-'));
  path = join(dataDir, 'control.sock');
  lines = [];
});
afterEach(async () => {
  await control?.close();
  control = undefined;
  rmSync(dataDir, { recursive: true, force: true });
});

async function open(dir = dataDir, timeout?: number): Promise<void> {
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  control = await openControl({ dataDir: dir }, database, log, testCommandContext(database.db), timeout);
}

/** The whole response to raw bytes on the socket, until it is closed. */
async function send(bytes: string): Promise<string> {
  let answer = '';
  const socket = connect(path).setEncoding('utf8');
  socket.on('data', (text) => {
    answer += text;
  });
  socket.on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
}

const post = (body: string, length = body.length) =>
  send(`POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n${body}`);

describe('the control socket', () => {
  it('runs commands for its own user alone, and is removed at the end', async () => {
    await open();
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(await runOnServer(path, { name: 'missing', args: [] })).toEqual({
      output: 'No visitor has met a missing address.\n',
      errors: '',
      exitCode: 0,
    });
    expect(await runOnServer(path, { name: 'nothing', args: ['secret'] })).toMatchObject({
      output: '',
      errors: expect.stringContaining('There is no command "nothing"'),
      exitCode: 1,
    });
    expect(lines.map((line) => JSON.parse(line).command)).toEqual(['missing', 'nothing']);
    expect(lines.join()).not.toContain('secret');
    await control?.close();
    control = undefined;
    expect(readdirSync(dataDir)).toEqual([]);
    expect(await runOnServer(path, { name: 'missing', args: [] })).toBeUndefined();
  });

  it('runs several commands concurrently', async () => {
    await open();
    const args = (n: number) => ['add', '--language', 'es', '--text', `Hola ${n}`];
    const sent = Array.from({ length: 10 }, (_, n) => runOnServer(path, { name: 'marketing', args: args(n) }));
    const outputs = (await Promise.all(sent)).map((result) => result?.output.match(/^Notification \d+/)?.[0]);
    expect(new Set(outputs).size).toBe(10);
  });

  it('records who ran a command', async () => {
    await open();
    const user = terminalUser({ USER: 'root', SUDO_USER: 'maría' });
    const args = ['add', '--language', 'es', '--text', 'Hola'];
    await runOnServer(path, { name: 'marketing', args }, { user });
    expect(await listActions(database.db, { limit: 1 })).toMatchObject([
      { action: 'marketing-added', staffEmail: 'mar?a (terminal)' },
    ]);
    expect(terminalUser({})).toBe('unknown');
    expect(terminalUser({ USER: 'x'.repeat(100) })).toHaveLength(60);
  });

  it('replaces the socket of a killed process', async () => {
    writeFileSync(path, '');
    await open();
    expect(await runOnServer(path, { name: 'missing', args: [] })).toMatchObject({ exitCode: 0 });
    expect(lines.join()).not.toContain('no control socket');
  });

  it('withstands garbage', async () => {
    await open();
    expect(await send('\u0000\u0001 garbage\n\n')).toMatch(/^HTTP\/1\.1 400/);
    for (const body of ['', '{', '[]', '{"name":1}', '{"name":"missing"}', '{"name":"missing","args":[],"more":1}']) {
      expect(await post(body), body).toMatch(/^HTTP\/1\.1 400[\s\S]*This is no command that the site can read\.$/);
    }
    expect(await post('x', 200_000)).toMatch(/^HTTP\/1\.1 413[\s\S]*too long/);
    expect(await runOnServer(path, { name: 'missing', args: [] })).toMatchObject({ exitCode: 0 });
    const tooMany = { name: 'missing', args: Array.from({ length: 200 }, String) };
    await expect(runOnServer(path, tooMany)).rejects.toThrow('This is no command that the site can read.');
  });

  it('does not wait for ever for a command that never comes', async () => {
    await open(dataDir, 50);
    expect(await send('POST / HTTP/1.1\r\nHost: x\r\n')).toMatch(/^HTTP\/1\.1 408/);
    expect(await send('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{')).toMatch(/^HTTP\/1\.1 408/);
  });

  it('closes quickly, even while a client holds it open', async () => {
    await open();
    const held = send('');
    const start = performance.now();
    await new Promise((resolve) => setTimeout(resolve, 20));
    await control?.close();
    control = undefined;
    expect(performance.now() - start).toBeLessThan(4_000);
    expect(await held).toBe('');
  });

  it('is skipped if the system allows none', async () => {
    const long = join(dataDir, 'x'.repeat(100));
    mkdirSync(long);
    await open(long);
    expect(lines.join()).toMatch(/"level":40.*too long for a socket.*no control socket/);
    expect(readdirSync(long)).toEqual([]);
    lines.length = 0;
    mkdirSync(join(path, 'in-the-way'), { recursive: true });
    await open();
    expect(lines.join()).toMatch(/"level":40.*no control socket/);
  });

  it('is not needed for PostgreSQL', async () => {
    const log = pino({ level: 'silent' });
    const nothing = await openControl({ dataDir }, { kind: 'postgres' }, log, testCommandContext(database.db));
    expect(existsSync(path)).toBe(false);
    await nothing.close();
  });
});

describe('a command and a server', () => {
  it('meet at the socket, without opening the database twice', async () => {
    await open();
    const result = await runOnDatabase(readConfig({ DATA_DIR: dataDir, MIGRATIONS_DIR: 'nowhere' }), {
      name: 'missing',
      args: [],
    });
    expect(result).toMatchObject({ exitCode: 0 });
    expect(readdirSync(dataDir)).toEqual(['control.sock']);
  });

  it('a command names a server that cannot be reached', async () => {
    const lock = await takeLock(join(dataDir, 'lock'));
    const place = readConfig({ DATA_DIR: dataDir, MIGRATIONS_DIR: migrationsDir });
    const result = runOnDatabase(place, { name: 'missing', args: [] }, { patience: 0 });
    await expect(result).rejects.toThrow(`is in use by process ${process.pid}`);
    lock.release();
  });

  it('a command reports a server that stops in the middle, and does not retry', async () => {
    const dying = createServer((socket) => socket.once('data', () => socket.destroy())).listen(path);
    await once(dying, 'listening');
    await expect(runOnServer(path, { name: 'missing', args: [] })).rejects.toThrow(/stopped before it answered/);
    dying.close();
  });

  it('a command does not claim that a server that takes too long has stopped', async () => {
    const held: Socket[] = [];
    const slow = createServer((socket) => void held.push(socket)).listen(path);
    await once(slow, 'listening');
    const result = runOnServer(path, { name: 'missing', args: [] }, { timeout: 50 });
    await expect(result).rejects.toThrow(
      'The site has not answered within 0.05 s, and may still be running the command.',
    );
    for (const socket of held) socket.destroy();
    slow.close();
  });

  it('have more time for commands that call the payment provider, which may be slow', () => {
    expect(findCommand('payments')?.patience).toBeGreaterThan(10 * limits.command);
    expect(findCommand('missing')?.patience).toBeUndefined();
  });
});

import { randomUUID } from 'node:crypto';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '#database/database.ts';
import { addNotification } from '#database/marketing-notifications.ts';
import { user } from '#database/tables/user.ts';
import { userPhoto } from '#database/tables/user-photo.ts';
import { createPostgresDatabase, databaseKinds, openTestDatabase } from '#database/testing.ts';
import { migrationsDir } from '#database/testing-migrations.ts';
import { paymentApp } from '../../payments/testing-payments.ts';
import { quoteApp } from '../../quotes/testing-quotes.ts';
import { ticketApp } from '../../tickets/testing-tickets.ts';
import { runCommand } from '../run-command.ts';
import { testPlace } from '../testing-place.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

const folder = mkdtempSync(join(tmpdir(), 'hormiga-backup-'));
const backedUp = join(folder, 'backed-up');
/** Signs that lines, JSON or a database might take for something else. */
const strange = 'ñ “ ” \\ \\n \n \u2028 \u2029 \u{1F41C} {"a":1} \t \' $1 %s';

let source: Database;
let dataDir: string;
beforeAll(async () => {
  source = await openTestDatabase('embedded');
  const tickets = ticketApp(source);
  dataDir = tickets.dataDir;
  expect((await tickets.send({ descripcion: strange, attachments: [new File(['Hola'], 'a.txt')] })).status).toBe(200);
  const quote = await quoteApp(source).make();
  expect(quote).toBeDefined();
  const shop = paymentApp(source);
  await shop.tell(shop.attempt(await shop.order()).say('APPROVED'));
  const now = new Date();
  await addNotification(source.db, { contenido: 'Hola', idioma: 'ES', from: now, tipo: 5 });
  const [ana] = await source.db.insert(user).values({ name: 'Ana', email: 'ana@example.com' }).returning();
  const content = Uint8Array.from({ length: 256 }, (_, n) => n);
  await source.db
    .insert(userPhoto)
    .values({ userId: ana?.id ?? '', version: randomUUID(), type: 'image/png', content });
  expect(await run(source, dataDir, 'backup', backedUp)).toMatchObject({ exitCode: 0, errors: '' });
}, 120_000);
afterAll(async () => {
  await source.close();
  rmSync(folder, { recursive: true, force: true });
});

function run(database: Database, dataDir: string, name: string, ...args: string[]) {
  return runCommand(database.db, { name, args }, { ...testPlace(database.db), dataDir });
}

/** Every row, by the lines of its table. */
function rowsIn(backup: string): Record<string, string[]> {
  const names = readdirSync(join(backup, 'tables'));
  const lines = (name: string) =>
    readFileSync(join(backup, 'tables', name), 'utf8')
      .split('\n')
      .filter(Boolean)
      .sort();
  return Object.fromEntries(names.map((name) => [name, lines(name)]));
}

describe.each(databaseKinds)('a backup on %s', (kind) => {
  let target: Database;
  const targetDir = join(folder, `data-${kind}`);
  const restore = (...args: string[]) => run(target, targetDir, 'restore', ...args);
  beforeAll(async () => {
    target = await openTestDatabase(kind);
  }, 120_000);
  afterAll(() => target.close());

  it('is put back to the last sign, with files and counters', async () => {
    expect(await restore(backedUp)).toMatchObject({
      exitCode: 0,
      errors: '',
      output: expect.stringMatching(/1 attach/),
    });
    const again = join(folder, `again-${kind}`);
    expect(await run(target, targetDir, 'backup', again)).toMatchObject({ exitCode: 0 });
    const [before, after] = [rowsIn(backedUp), rowsIn(again)];
    for (const table of ['ticket', 'ticket_attachment', 'quote', 'payment_order', 'outbox_message', 'user_photo']) {
      expect(before[`${table}.jsonl`]?.length, table).toBeGreaterThan(0);
    }
    expect(after).toEqual(before);
    const [file = ''] = readdirSync(join(targetDir, 'attachments'));
    expect(readFileSync(join(targetDir, 'attachments', file), 'utf8')).toBe('Hola');
    const next = await addNotification(target.db, { contenido: 'Hola', idioma: 'ES', from: new Date(), tipo: 5 });
    expect(next.id).toBe(2);
  });

  it('does not go over what is there, unless that is wanted', async () => {
    const refused = await restore(backedUp);
    expect([refused.exitCode, refused.errors]).toEqual([1, expect.stringMatching(/not empty.*ticket[\s\S]*--replace/)]);
    expect(await restore(backedUp, '--replace')).toMatchObject({ exitCode: 0, errors: '' });
    const again = join(folder, `replaced-${kind}`);
    await run(target, targetDir, 'backup', again);
    expect(rowsIn(again)).toEqual(rowsIn(backedUp));
  });
});

describe('a folder', () => {
  it('is for the user of the site alone, and is made anew each time', async () => {
    expect(statSync(join(backedUp, 'tables')).mode & 0o077).toBe(0);
    expect(statSync(join(backedUp, 'tables/ticket.jsonl')).mode & 0o077).toBe(0);
    expect(await run(source, dataDir, 'backup', backedUp)).toMatchObject({
      exitCode: 1,
      errors: expect.stringContaining('there already'),
    });
    expect(await run(source, dataDir, 'backup')).toMatchObject({ exitCode: 1 });
    expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([]);
  });

  it('says which attachment is gone from the site, and fails where one cannot be read', async () => {
    const [id = ''] = readdirSync(join(dataDir, 'attachments'));
    const otherDir = join(folder, 'other-data');
    const { output } = await run(source, otherDir, 'backup', join(folder, 'without-attachment'));
    expect(output).toContain(' 0 attachments are in ');
    expect(output).toContain(`The attachment ${id} is not in the folder of the site, and not in the backup.`);
    // Where the file should be.
    mkdirSync(join(otherDir, 'attachments', id), { recursive: true });
    expect(await run(source, otherDir, 'backup', join(folder, 'unreadable'))).toMatchObject({
      exitCode: 1,
      output: '',
    });
    expect(readdirSync(folder).filter((name) => name.includes('unreadable'))).toEqual([]);
  });

  it('keeps no file open where the disk fails', async () => {
    const any = await open(join(folder, 'any'), 'w');
    await any.close();
    const failed: FileHandle[] = [];
    vi.spyOn(Object.getPrototypeOf(any), 'sync').mockImplementation(function (this: FileHandle) {
      failed.push(this);
      return Promise.reject(new Error('EIO'));
    });
    expect(await run(source, dataDir, 'backup', join(folder, 'failed'))).toMatchObject({ exitCode: 1 });
    vi.restoreAllMocks();
    expect(failed.map(({ fd }) => fd)).toEqual([any.fd]);
    expect(readdirSync(folder).filter((name) => name.includes('failed'))).toEqual([]);
  });

  it('is named from where the command is called, and must be one', async () => {
    expect(backup.atTerminal?.(['backups/1'])).toEqual([resolve('backups/1')]);
    expect(backup.atTerminal?.([])).toEqual([]);
    expect(restore.atTerminal?.(['--replace', 'backups/1'])).toEqual(['--replace', resolve('backups/1')]);
    for (const args of [[], ['--replace'], [backedUp, backedUp]]) {
      const refused = await run(source, dataDir, 'restore', ...args);
      expect(refused).toMatchObject({ exitCode: 1, errors: expect.stringContaining('Say which folder') });
    }
  });

  it.each([
    ['changed', (path: string) => appendFileSync(join(path, 'tables/user.jsonl'), ' '), 'user.jsonl is not as it was'],
    ['without a file', (path: string) => rmSync(join(path, 'attachments'), { recursive: true }), 'is missing'],
    ['without its end', (path: string) => rmSync(join(path, 'manifest.json')), 'no whole backup'],
    ['with another manifest', (path: string) => appendFileSync(join(path, 'manifest.json'), 'x'), 'cannot be read'],
  ])('%s is not put back', async (name, change, message) => {
    const copy = join(folder, name);
    cpSync(backedUp, copy, { recursive: true });
    change(copy);
    const refused = await run(source, dataDir, 'restore', copy, '--replace');
    expect(refused).toMatchObject({ exitCode: 1, errors: expect.stringContaining(message) });
  });

  it('of another version is not put back', async () => {
    const copy = join(folder, 'older');
    cpSync(backedUp, copy, { recursive: true });
    const path = join(copy, 'manifest.json');
    const { migration } = JSON.parse(readFileSync(path, 'utf8'));
    rmSync(path);
    appendFileSync(path, readFileSync(join(backedUp, 'manifest.json'), 'utf8').replace(migration, '1'));
    const refused = await run(source, dataDir, 'restore', copy, '--replace');
    expect(refused).toMatchObject({ exitCode: 1, errors: expect.stringContaining('another version') });
  });
});

it('nothing is put back under a site that runs', async () => {
  const place = { ...testPlace(source.db), dataDir, isServing: true };
  const refused = await runCommand(source.db, { name: 'restore', args: [backedUp, '--replace'] }, place);
  expect(refused).toMatchObject({ exitCode: 1, errors: expect.stringContaining('Stop it') });

  const url = await createPostgresDatabase();
  const [site, command] = [
    await openDatabase({ url, dataDir, migrationsDir }),
    await openDatabase({ url, dataDir, migrationsDir }),
  ];
  await site.ping();
  const shared = await run(command, dataDir, 'restore', backedUp);
  expect(shared).toMatchObject({ exitCode: 1, errors: expect.stringMatching(/Others use[\s\S]*Stop the servers/) });
  await Promise.all([site.close(), command.close()]);
});

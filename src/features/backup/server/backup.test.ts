import { randomUUID } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runCommand } from '#app/commands/run-command.ts';
import { runOnDatabase } from '#app/commands/run-on-database.ts';
import { testCommandContext } from '#app/commands/testing-command-context.ts';
import { user, userPhoto } from '#features/accounts/server/tables.ts';
import { addNotification } from '#features/marketing/server/store.ts';
import { paymentApp } from '#features/payments/server/testing-payments.ts';
import { quoteApp } from '#features/quotes/server/testing-quotes.ts';
import { savedAnswer, savedAnswerText } from '#features/tickets/server/tables.ts';
import { ticketApp } from '#features/tickets/server/testing-tickets.ts';
import type { Database } from '#platform/database/database.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { bothDatabases, createPostgresDatabase, openTestDatabase } from '#platform/database/testing.ts';
import { migrationsDir } from '#platform/database/testing-migrations.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { testActionDeps } from '#platform/server/staff/testing-actions.ts';
import { backup } from './backup.ts';
import { writeManifest } from './manifest.ts';
import { restore } from './restore.ts';

const folder = mkdtempSync(join(tmpdir(), 'hormiga-backup-'));
const backedUp = join(folder, 'backed-up');
/** Characters that a line format, JSON or a database might misread. */
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
  await addNotification(testActionDeps(source.db), { contenido: 'Hola', idioma: 'ES', from: now, tipo: 5 });
  const [ana] = await source.db.insert(user).values({ name: 'Ana', email: 'ana@example.com' }).returning();
  const answer = { id: randomUUID(), title: 'Hours', updatedBy: 'eva@hormiga.example', updatedAt: now };
  await source.db.insert(savedAnswer).values(answer);
  await source.db.insert(savedAnswerText).values({ answerId: answer.id, language: 'en', text: strange });
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
  return runCommand({ name, args }, { ...testCommandContext(database.db), dataDir });
}

/** All rows, as the lines of each table file. */
function rowsIn(backup: string): Record<string, string[]> {
  const names = readdirSync(join(backup, 'tables'));
  const lines = (name: string) =>
    readFileSync(join(backup, 'tables', name), 'utf8')
      .split('\n')
      .filter(Boolean)
      .sort();
  return Object.fromEntries(names.map((name) => [name, lines(name)]));
}

describe.each(bothDatabases)('a backup, on %s', (kind) => {
  let target: Database;
  const targetDir = join(folder, `data-${kind}`);
  const restore = (...args: string[]) => run(target, targetDir, 'restore', ...args);
  beforeAll(async () => {
    target = await openTestDatabase(kind);
  }, 120_000);
  afterAll(() => target.close());

  it('is restored exactly, with files and counters', async () => {
    expect(await restore(backedUp)).toMatchObject({
      exitCode: 0,
      errors: '',
      output: expect.stringMatching(/1 attach/),
    });
    const again = join(folder, `again-${kind}`);
    expect(await run(target, targetDir, 'backup', again)).toMatchObject({ exitCode: 0 });
    const [before, after] = [rowsIn(backedUp), rowsIn(again)];
    for (const table of ['ticket', 'ticket_attachment', 'quote', 'payment_order', 'saved_answer_text', 'user_photo']) {
      expect(before[`${table}.jsonl`]?.length, table).toBeGreaterThan(0);
    }
    expect(after).toEqual(before);
    const [file = ''] = readdirSync(join(targetDir, 'attachments'));
    expect(readFileSync(join(targetDir, 'attachments', file), 'utf8')).toBe('Hola');
    const next = await addNotification(testActionDeps(target.db), {
      contenido: 'Hola',
      idioma: 'ES',
      from: new Date(),
      tipo: 5,
    });
    expect(next.id).toBe(2);
  });

  it('does not overwrite existing data without --replace', async () => {
    const refused = await restore(backedUp);
    expect([refused.exitCode, refused.errors]).toEqual([1, expect.stringMatching(/not empty.*ticket[\s\S]*--replace/)]);
    expect(await restore(backedUp, '--replace')).toMatchObject({ exitCode: 0, errors: '' });
    const again = join(folder, `replaced-${kind}`);
    await run(target, targetDir, 'backup', again);
    expect(rowsIn(again)).toEqual(rowsIn(backedUp));
  });
});

describe('a backup folder', () => {
  it('is only readable by the site’s user, and must not exist before', async () => {
    const [file = ''] = readdirSync(join(backedUp, 'attachments'));
    const modeOf = (path: string) => statSync(join(backedUp, path)).mode & 0o777;
    expect(['', 'tables', 'attachments'].map(modeOf)).toEqual([0o700, 0o700, 0o700]);
    expect(['manifest.json', 'tables/ticket.jsonl', `attachments/${file}`].map(modeOf)).toEqual([0o600, 0o600, 0o600]);
    expect(await run(source, dataDir, 'backup', backedUp)).toMatchObject({
      exitCode: 1,
      errors: expect.stringContaining('already exists'),
    });
    expect(await run(source, dataDir, 'backup')).toMatchObject({ exitCode: 1 });
    expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([]);
  });

  it('fails if attachments are missing, as with another DATA_DIR, but contains the rows', async () => {
    const [id = ''] = readdirSync(join(dataDir, 'attachments'));
    const otherDir = join(folder, 'other-data');
    const without = join(folder, 'without-attachment');
    const { output, errors, exitCode } = await run(source, otherDir, 'backup', without);
    expect([exitCode, output]).toEqual([1, expect.stringContaining(' 0 attachments are in ')]);
    expect(errors).toContain(`1 of 1 attachments are not in DATA_DIR=${otherDir}, and not in the backup: ${id}`);
    expect(await verify(without)).toMatchObject({
      output: expect.stringContaining('Missing attachments, which the site'),
    });
  });

  it('fails if an attachment cannot be read', async () => {
    const [id = ''] = readdirSync(join(dataDir, 'attachments'));
    const otherDir = join(folder, 'data-with-a-folder');
    // A folder in place of the file.
    mkdirSync(join(otherDir, 'attachments', id), { recursive: true });
    expect(await run(source, otherDir, 'backup', join(folder, 'unreadable'))).toMatchObject({
      exitCode: 1,
      output: '',
    });
    expect(readdirSync(folder).filter((name) => name.includes('unreadable'))).toEqual([]);
  });

  it('leaves no file open if the disk fails', async () => {
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

  it('is relative to where the command is called, and is required', async () => {
    expect(backup.atTerminal?.(['backups/1'])).toEqual([resolve('backups/1')]);
    expect(backup.atTerminal?.([])).toEqual([]);
    expect(restore.atTerminal?.(['--replace', 'backups/1'])).toEqual(['--replace', resolve('backups/1')]);
    for (const args of [[], ['--replace'], [backedUp, backedUp]]) {
      const refused = await run(source, dataDir, 'restore', ...args);
      expect(refused).toMatchObject({ exitCode: 1, errors: expect.stringContaining('Name the folder') });
    }
  });

  it.each([
    ['with a longer file', (path: string) => appendFileSync(join(path, 'tables/user.jsonl'), ' '), /user\.jsonl has/],
    [
      'with a truncated file',
      (path: string) => truncateSync(join(path, 'tables/quote.jsonl'), 99),
      /quote\.jsonl has 99/,
    ],
    [
      'with an edited file',
      (path: string) => edit(join(path, 'tables/user.jsonl'), 'Ana', 'Eve'),
      /user\.jsonl was ch/,
    ],
    ['without a table', (path: string) => rmSync(join(path, 'tables/user.jsonl')), /user\.jsonl is missing/],
    ['without attachments', (path: string) => rmSync(join(path, 'attachments'), { recursive: true }), /is missing/],
    ['without a manifest', (path: string) => rmSync(join(path, 'manifest.json')), /not a complete backup/],
    ['with a broken manifest', (path: string) => appendFileSync(join(path, 'manifest.json'), 'x'), /cannot be read/],
    [
      'with an edited manifest',
      (path: string) => edit(join(path, 'manifest.json'), /"rows": \d+/, '"rows": 7'),
      /changed/,
    ],
  ])('a backup %s is refused, by --verify and before anything is restored', async (name, change, message) => {
    const copy = join(folder, name);
    cpSync(backedUp, copy, { recursive: true });
    change(copy);
    await expect(verify(copy)).rejects.toThrow(message);
    const refused = await run(source, dataDir, 'restore', copy, '--replace');
    expect(refused).toMatchObject({ exitCode: 1, errors: expect.stringMatching(message) });
    expect(await source.db.select({ name: user.name }).from(user)).toEqual([{ name: 'Ana' }]);
  });

  it('reports every broken file, up to what a terminal can show', async () => {
    const copy = join(folder, 'all broken');
    cpSync(backedUp, copy, { recursive: true });
    for (const name of readdirSync(join(copy, 'tables'))) rmSync(join(copy, 'tables', name));
    await expect(verify(copy)).rejects.toThrow(/(.*is missing\.\n){20}… and \d+ more\./);
  });

  it('is described with its content and origin, and verified without a database', async () => {
    expect(await verify(backedUp)).toMatchObject({
      exitCode: 0,
      output: expect.stringMatching(
        / \d+ rows in \d+ tables and 1 attachments\.\nIt was made at .* from a database of/,
      ),
    });
  });

  it('a backup of an unknown version is not restored', async () => {
    const copy = join(folder, 'unknown');
    cpSync(backedUp, copy, { recursive: true });
    const path = join(copy, 'manifest.json');
    const { sha256: _, ...made } = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(path, writeManifest({ ...made, migration: '1' }));
    expect(await verify(copy)).toMatchObject({ exitCode: 0 });
    const refused = await run(source, dataDir, 'restore', copy, '--replace');
    expect(refused).toMatchObject({
      exitCode: 1,
      errors: expect.stringContaining('version of the site that this program does not know'),
    });
  });

  it('a backup of format 1, which has no checksum of its manifest, can be restored', async () => {
    const copy = join(folder, 'first-format');
    cpSync(backedUp, copy, { recursive: true });
    const path = join(copy, 'manifest.json');
    const { sha256: _, database: __, missingAttachments: ___, ...made } = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(path, JSON.stringify({ ...made, format: 1 }));
    expect(await verify(copy)).toMatchObject({ exitCode: 0 });
    expect(await run(source, dataDir, 'restore', copy, '--replace')).toMatchObject({ exitCode: 0, errors: '' });
  });

  it('fails if the server wrote it to a disk that the terminal cannot see', () => {
    expect(() => backup.checkAfterServer?.([backedUp])).not.toThrow();
    expect(() => backup.checkAfterServer?.([join(folder, 'elsewhere')])).toThrow(
      /not in .*elsewhere as seen from here/,
    );
  });

  it('is not written for a database without a row', async () => {
    const empty = await openTestDatabase('embedded');
    const refused = await run(empty, dataDir, 'backup', join(folder, 'of-nothing'));
    await empty.close();
    expect(refused).toMatchObject({ exitCode: 1, errors: expect.stringContaining('no table has a row') });
    expect(readdirSync(folder).filter((name) => name.startsWith('of-nothing'))).toEqual([]);
  });
});

/** `npm run restore -- --verify`, which has no database. */
const verify = (path: string) =>
  runOnDatabase(readConfig({ DATA_DIR: join(folder, 'no-data') }), { name: 'restore', args: ['--verify', path] });

function edit(path: string, from: string | RegExp, to: string): void {
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
}

it('nothing is restored while the site is running', async () => {
  const place = { ...testCommandContext(source.db), dataDir, isServing: true };
  const refused = await runCommand({ name: 'restore', args: [backedUp, '--replace'] }, place);
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

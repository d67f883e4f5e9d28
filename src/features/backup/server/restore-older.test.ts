import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { runOnDatabase } from '#app/commands/run-on-database.ts';
import { moveToFiles } from '#features/incoming-mail/server/original-files.ts';
import { incomingMail } from '#features/incoming-mail/server/tables.ts';
import { listNewestTickets } from '#features/tickets/server/store/find-tickets.ts';
import { appliedVersion, knownVersions } from '#platform/database/apply-migrations.ts';
import { type Database, type Db, rowsOf } from '#platform/database/database.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { markAsServed } from '#platform/database/site-secrets.ts';
import { bothDatabases, createPostgresDatabase } from '#platform/database/testing.ts';
import {
  migratedTemplate,
  migrationsAnd,
  migrationsDir,
  migrationsUpTo,
} from '#platform/database/testing-migrations.ts';
import { unpackEmptyPglite } from '#platform/database/testing-pglite.ts';
import { readConfig } from '#platform/server/config/config.ts';

const folder = mkdtempSync(join(tmpdir(), 'hormiga-restore-older-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Mail was still stored in the database, and tickets had no assignees, first answers and origins. */
const olderDir = migrationsUpTo('0019_incoming_mail', join(folder, 'older'));
const newerDir = migrationsAnd('0999_next', 'create table "next" ("id" integer)', join(folder, 'newer'));

const file = '11111111-1111-4111-8111-111111111111';
const lostFile = '22222222-2222-4222-8222-222222222222';
const mails = { waiting: 'Subject: Hola\r\n\r\nNo puedo entrar.', failed: 'Subject: \0\xff\r\n\r\n?' };

interface Site {
  readonly dataDir: string;
  readonly url: string | undefined;
}

/** Runs a command as the program of a version does, at a terminal. */
async function run({ dataDir, url }: Site, name: string, args: readonly string[], dir = migrationsDir) {
  const config = readConfig({ DATA_DIR: dataDir, MIGRATIONS_DIR: dir, ...(url && { DATABASE_URL: url }) });
  return runOnDatabase(config, { name, args: [...args] }, { patience: 0 }).catch((error: unknown) => ({
    exitCode: 1,
    output: '',
    errors: String(error),
  }));
}

async function withDatabase<Result>(site: Site, dir: string, work: (database: Database) => Promise<Result>) {
  const database = await openDatabase({ ...site, migrationsDir: dir });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** A site of that version on PostgreSQL, with a ticket, its answer and files, and mail that nobody has dealt with. */
async function olderSite(): Promise<{ readonly dataDir: string; readonly url: string }> {
  const site = { dataDir: join(folder, 'older-data'), url: await createPostgresDatabase() };
  mkdirSync(join(site.dataDir, 'attachments'), { recursive: true });
  writeFileSync(join(site.dataDir, 'attachments', file), 'Factura');
  await withDatabase(site, olderDir, ({ db }) => markAsServed(db));
  const client = new pg.Client({ connectionString: site.url });
  await client.connect();
  const { rows } = await client.query(
    `insert into ticket (reference, name, email, message, language, state, created_at, last_activity_at) values
      ('H-2222-2222', 'Ana', 'ana@example.com', 'Hola ñ “ \\ \u2028', 'es', 'new', '2026-11-01', '2026-11-03') returning id`,
  );
  const [{ id }] = rows;
  await client.query(
    `insert into ticket_message (id, ticket_id, author, staff_email, text, created_at) values
      (gen_random_uuid(), $1, 'team', 'eva@hormiga.example', 'Sí', '2026-11-02'),
      (gen_random_uuid(), $1, 'visitor', null, '¿Y ahora?', '2026-11-03')`,
    [id],
  );
  await client.query(
    `insert into ticket_attachment (id, ticket_id, name, type, bytes) values ($2, $1, 'factura.txt', 'text/plain', 7)`,
    [id, file],
  );
  for (const [state, raw] of Object.entries(mails)) {
    await client.query(`insert into incoming_mail (key, source, state, raw, bytes) values ($1, 'imap', $1, $2, $3)`, [
      state,
      Buffer.from(raw, 'latin1'),
      raw.length,
    ]);
  }
  await client.query(
    `insert into marketing_notification (contenido, idioma, tipo, "from") values ('Uno', 'es', 5, now()), ('Dos', 'es', 5, now())`,
  );
  await client.end();
  return site;
}

const backedUp = join(folder, 'backed-up');
let older: Awaited<ReturnType<typeof olderSite>>;
/** Of a new site. */
let structure: readonly string[];
beforeAll(async () => {
  structure = await withDatabase(await newSite('postgres', false), migrationsDir, ({ db }) => structureOf(db));
  expect(structure.length).toBeGreaterThan(400);
  older = await olderSite();
  expect(await run(older, 'backup', [backedUp], olderDir)).toMatchObject({ exitCode: 0, errors: '' });
}, 120_000);

/** A site of this version, in which somebody has worked, or an empty place for one. */
async function newSite(kind: Database['kind'], isUsed: boolean): Promise<Site> {
  const dataDir = mkdtempSync(join(folder, `${kind}-`));
  const url = kind === 'postgres' ? await createPostgresDatabase(isUsed ? migratedTemplate : undefined) : undefined;
  if (!url) await unpackEmptyPglite(dataDir);
  if (isUsed) {
    await withDatabase({ dataDir, url }, migrationsDir, async ({ db }) => {
      await markAsServed(db);
      await db.insert(incomingMail).values({ key: 'later', source: 'post', bytes: 1 });
    });
  }
  return { dataDir, url };
}

/** Everything that migrations decide about: columns with their types, indexes, constraints and sequences. */
async function structureOf(db: Db): Promise<string[]> {
  const lines = await rowsOf(
    db,
    z.object({ line: z.string() }),
    sql`select concat_ws(' ', c.relkind, c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
        pg_get_expr(d.adbin, d.adrelid)) as line
      from pg_class c left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where c.relnamespace = 'public'::regnamespace
      union all select conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
        where connamespace = 'public'::regnamespace`,
  );
  return lines.map(({ line }) => line).sort();
}

describe.each(bothDatabases)('a backup of an older version, on %s', (kind) => {
  /** Opening an embedded database takes seconds, and this does it four times. */
  const slowIfEmbedded = { timeout: 120_000, tags: kind === 'embedded' ? ['system'] : [] };

  it.each([
    ['into an empty database', false, []],
    ['into a site of this version, with --replace', true, ['--replace']],
  ])('is restored %s and brought up to date', slowIfEmbedded, async (_, isUsed, options) => {
    const site = await newSite(kind, isUsed);
    if (isUsed) {
      expect(await run(site, 'restore', [backedUp])).toMatchObject({
        exitCode: 1,
        errors: expect.stringMatching(/not empty.*incoming_mail[\s\S]*--replace/),
      });
    }
    expect(await run(site, 'restore', [backedUp, ...options])).toMatchObject({
      exitCode: 0,
      errors: '',
      output: expect.stringMatching(/rows and 1 attachments were restored/),
    });
    const attachmentsDir = join(site.dataDir, 'attachments');
    expect(readFileSync(join(attachmentsDir, file), 'utf8')).toBe('Factura');
    await withDatabase(site, migrationsDir, async (database) => {
      const { db } = database;
      expect(await appliedVersion(db)).toBe(knownVersions(migrationsDir).at(-1));
      expect(await listNewestTickets(db, 10)).toMatchObject([
        { name: 'Ana', message: 'Hola ñ “ \\ \u2028', assignee: null, waitingSince: new Date('2026-11-03') },
      ]);
      const inserted = sql`insert into marketing_notification (contenido, idioma, tipo, "from") values ('Tres', 'es', 5, now()) returning id`;
      expect(await rowsOf(db, z.object({ id: z.int() }), inserted)).toEqual([{ id: 3 }]);
      // As a server does when it starts.
      await moveToFiles(db, attachmentsDir);
      const stored = await db.select().from(incomingMail).orderBy(asc(incomingMail.state));
      const texts = stored.map(({ original }) => readFileSync(join(attachmentsDir, original ?? ''), 'latin1'));
      expect([stored.map(({ state }) => state), texts]).toEqual([
        Object.keys(mails).sort(),
        [mails.failed, mails.waiting],
      ]);
    });
  });

  it('restoring a backup that fails halfway changes nothing', { ...slowIfEmbedded, tags: 'system' }, async () => {
    const site = await newSite(kind, true);
    // A folder is in the way of the file.
    mkdirSync(join(site.dataDir, 'attachments', file), { recursive: true });
    expect(await run(site, 'restore', [backedUp, '--replace'])).toMatchObject({ exitCode: 1, output: '' });
    await withDatabase(site, migrationsDir, async ({ db }) => {
      expect(await listNewestTickets(db, 10)).toEqual([]);
      expect(await db.select({ key: incomingMail.key }).from(incomingMail)).toEqual([{ key: 'later' }]);
    });
  });

  it('a backup of a newer version is refused, before anything is created', async () => {
    const newer = await newSite('postgres', true);
    const path = mkdtempSync(join(folder, 'newer-backup-'));
    await withDatabase(newer, newerDir, ({ db }) => markAsServed(db));
    expect(await run(newer, 'backup', [join(path, 'backup')], newerDir)).toMatchObject({ exitCode: 0 });
    const empty = {
      dataDir: join(path, 'data'),
      url: kind === 'postgres' ? await createPostgresDatabase() : undefined,
    };
    const refused = await run(empty, 'restore', [join(path, 'backup')]);
    expect(refused.errors).toMatch(
      /The backup is from a newer version of the site: its tables are of \d{4}-\d\d-\d\d.*\n- Use that version, or a newer one; nothing was changed/,
    );
    expect([refused.exitCode, readdirSync(path)]).toEqual([1, ['backup']]);
  }, 120_000);
});

it('no backup goes into a database of a newer version', async () => {
  const newer = await newSite('postgres', true);
  await withDatabase(newer, newerDir, ({ db }) => markAsServed(db));
  expect(await run(newer, 'restore', [backedUp, '--replace'])).toMatchObject({
    exitCode: 1,
    errors: expect.stringContaining('The database is from a newer version of the site'),
  });
});

it('a site of an older version is backed up, and the files that it lacks are listed', async () => {
  const path = join(folder, 'with-a-lost-file');
  const client = new pg.Client({ connectionString: older.url });
  await client.connect();
  await client.query(
    `insert into ticket_attachment (id, ticket_id, name, type, bytes) select $1, id, 'b', 'text/plain', 1 from ticket`,
    [lostFile],
  );
  await client.end();
  expect(await run(older, 'backup', [path])).toMatchObject({
    exitCode: 1,
    errors: expect.stringMatching(new RegExp(`1 of 2 attachments are not in DATA_DIR.*${lostFile}`)),
  });
});

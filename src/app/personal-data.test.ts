import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { wordsIn } from '#content/words.ts';
import { dataRequest, user } from '#features/accounts/server/tables.ts';
import { exportData } from '#features/dashboard/server/export-data.ts';
import { readExport } from '#features/dashboard/server/testing-dashboard.ts';
import { rowsOf } from '#platform/database/database.ts';
import { describeTables } from '#platform/database/dump-tables.ts';
import { bothDatabases, databaseForTests } from '#platform/database/testing.ts';
import { personalDataOf, tablesOf } from '#platform/server/compose-tables.ts';
import { attachmentsFolder } from '#platform/server/data-folders.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import type { ColumnUse, StoredTable } from '#platform/server/personal-data.ts';
import { writeAmount } from '#site/money.ts';
import { deletionOrder, features } from './features.ts';
import { deleteForTest } from './testing-deletion.ts';
import { insertEverything } from './testing-personal-data.ts';

const personalData = personalDataOf(features, deletionOrder);
const tables = personalData.flatMap((data) => data.tables);
const isExported = (use: ColumnUse) => use !== 'bookkeeping' && !(typeof use === 'object' && 'internal' in use);
const inColumn = (table: PgTable, column: string) => getTableColumns(table)[column]?.name ?? column;

describe('the declarations of personal data', () => {
  it('are exported and erased in the order in which everything else locks their rows', () => {
    const areas = personalData.map(({ area }) => area);
    expect(areas.filter((area) => deletionOrder.includes(area))).toEqual(deletionOrder);
  });

  it('name every item of the privacy policy, and the policy has no item that nothing is stored of', () => {
    const { areas } = wordsIn('en').personalData;
    const named = Object.entries(areas).flatMap(([area, { items, internal }]) =>
      [...Object.keys(items), ...Object.keys(internal)].map((item) => `${area}.${item}`),
    );
    const stored = personalData.flatMap(({ area, tables: own }) =>
      own.flatMap(({ columns }) =>
        Object.values(columns)
          .flatMap((use) => itemOf(use))
          .map((item) => `${area}.${item}`),
      ),
    );
    expect([...new Set(stored)].sort()).toEqual(named.sort());
  });

  it('make every promise of the page about deletion, once', () => {
    const { erased, kept } = wordsIn('en').personalData;
    expect(personalData.flatMap(({ erases }) => erases).sort()).toEqual(Object.keys(erased).sort());
    expect(personalData.flatMap(({ keeps }) => keeps.map(({ what }) => what)).sort()).toEqual(Object.keys(kept).sort());
  });
});

const cellOf = (row: object, column: string): unknown => Reflect.get(row, column);

function itemOf(use: ColumnUse): readonly string[] {
  if (use === 'bookkeeping') return [];
  if (typeof use !== 'object') return [String(use)];
  return [String('internal' in use ? use.internal : use.inFile)];
}

describe.each(bothDatabases)('everything about a person, on %s', async (kind) => {
  const { db } = await databaseForTests(kind);
  const dataDir = mkdtempSync(join(tmpdir(), 'hormiga-person-'));
  afterAll(() => rmSync(dataDir, { recursive: true }));
  const marks = { gone: 'zqgone', kept: 'zqkept' };
  const person = await insertEverything(db, dataDir, marks);

  it('is in tables that the features declare, as is everything else', async () => {
    const declared = tablesOf(features);
    const inDatabase = await describeTables(db);
    expect(declared.map(({ table }) => getTableName(table)).sort()).toEqual(inDatabase.map(({ name }) => name).sort());
    expect(declared.length).toBeGreaterThanOrEqual(40);
    expect(tables.length).toBeGreaterThanOrEqual(32);
  });

  it('is in the samples of this test, column by column', async () => {
    for (const { table, columns } of tables) {
      const rows = await db.select().from(table);
      for (const column of Object.keys(columns).filter((name) => columns[name] !== 'bookkeeping')) {
        const isFilled = rows.some((row) => Reflect.get(row, column) !== null);
        expect(isFilled, `${getTableName(table)}.${column} has a value`).toBe(true);
      }
    }
  });

  it('is in the export, column by column, and secrets are not', async () => {
    const [account] = await db.select().from(user).where(eq(user.id, person.owner.id));
    if (!account) throw new Error('There is no account');
    const exporting = { personalData, config: { dataDir }, language: 'en', now: new Date() } as const;
    const { text, files, texts } = await readExport(new Response(await exportData(db, account, exporting)));
    const inFiles = Object.values(files).map((bytes) => Buffer.from(bytes).toString('hex'));
    for (const { where, value, use } of (await Promise.all(tables.map(ownCells))).flat()) {
      const bytes = isInFile(use) ? contentOf(value, dataDir) : undefined;
      if (bytes) expect(inFiles, where).toContain(bytes.toString('hex'));
      else if (isExported(use)) expectIn(text, value, where);
      else
        expect(
          secretsIn(value).filter((secret) => text.includes(secret)),
          where,
        ).toEqual([]);
    }
    const path = `requests/${person.references.ticket}/1-_.._${marks.gone} 📎 نص.txt`;
    expect(texts[path]).toBe(person.attachmentContent);
    const mail = expect.stringMatching(/^mail\/.*\.eml$/);
    expect(Object.keys(files)).toEqual(['read-me.txt', 'data.json', mail, path, 'picture.png']);
    expect(text).toContain(JSON.stringify(path));
  });

  const isInFile = (use: ColumnUse) => typeof use === 'object' && 'inFile' in use;

  /** The cells with personal data. Mails to the team are not the person's; what they say is exported with the rest. */
  async function ownCells({ table, columns }: StoredTable) {
    const rows: readonly object[] = await db.select().from(table);
    const isOwn = (row: object) => table !== outboxMessage || /^zqgone/i.test(String(Reflect.get(row, 'recipient')));
    return rows.filter(isOwn).flatMap((row) =>
      Object.entries(columns)
        .filter(([, use]) => use !== 'bookkeeping')
        .map(([column, use]) => ({
          where: `${getTableName(table)}.${column}`,
          value: cellOf(row, column),
          use,
        })),
    );
  }

  it('is erased with the account, except what is declared as kept', async () => {
    const now = new Date();
    const [first, second] = await Promise.all([
      deleteForTest(db, person.owner, now),
      deleteForTest(db, person.owner, now),
    ]);
    const removed = first ?? second;
    expect([first, second], 'a second press does nothing').toContain(undefined);
    expect(new Set(removed?.attachments)).toEqual(new Set([person.fileId, person.originalId]));
    expect(removed?.mails).toHaveLength(9);
    expect(existsSync(join(attachmentsFolder(dataDir), person.fileId)), 'files are removed after the commit').toBe(
      true,
    );

    const found = await cellsWith('zq');
    const allowed = tables.flatMap(({ table, kept }) =>
      kept.map((column) => `${getTableName(table)}.${inColumn(table, column)}`),
    );
    const isNews = ({ where, row }: (typeof found)[number]) =>
      where.startsWith('outbox_message.') && row['delete_when_done'] === true;
    const left = found.filter((cell) => !isNews(cell));
    expect(left.filter(({ value }) => value.includes(marks.gone))).toEqual([]);
    expect(left.filter(({ where }) => !allowed.includes(where))).toEqual([]);
    expect(left.map(({ where }) => where)).toContain('quote.name');
    expect(left.map(({ where }) => where)).toContain('payment_order.email');
    expect(await db.$count(dataRequest, eq(dataRequest.kind, 'deletion'))).toBe(1);

    const news = await db.select().from(outboxMessage).where(eq(outboxMessage.deleteWhenDone, true));
    const { owner, references } = person;
    expect(news.map(({ key, recipient }) => [key, recipient]).sort()).toEqual([
      [`account-deleted:${owner.id}`, owner.email],
      [`meeting:${references.meeting}:1:team`, expect.any(String)],
      [`meeting:${references.meeting}:1:visitor`, owner.email],
    ]);
    expect(news.find(({ key }) => key.endsWith(':visitor'))?.attachment).toMatchObject({ method: 'CANCEL' });
  });

  /** Every cell of the database that contains this text. */
  async function cellsWith(text: string) {
    const found: { readonly where: string; readonly value: string; readonly row: Record<string, unknown> }[] = [];
    for (const { name } of await describeTables(db)) {
      const row = z.object({ row: z.record(z.string(), z.unknown()) });
      const rows = await rowsOf(db, row, sql`select row_to_json(t) as row from ${sql.identifier(name)} t`);
      for (const { row: cells } of rows) {
        for (const [column, cell] of Object.entries(cells)) {
          const value = JSON.stringify(cell)?.toLowerCase() ?? '';
          if (value.includes(text)) found.push({ where: `${name}.${column}`, value, row: cells });
        }
      }
    }
    return found;
  }
});

/** The texts that may stand for a value, one list for each text in it. */
function spellings(value: unknown): readonly (readonly string[])[] {
  if (value === null || value === undefined || typeof value === 'boolean') return [];
  if (typeof value === 'number') return [[String(value), writeAmount(value, 'cop')]];
  if (value instanceof Date) return [[value.toISOString()]];
  if (typeof value === 'string') return [[JSON.stringify(value).slice(1, -1)]];
  return Object.values(value).flatMap(spellings);
}

/** Texts of the person: others, such as a language, may stand elsewhere for other reasons. */
function secretsIn(value: unknown): readonly string[] {
  return spellings(value)
    .flat()
    .filter((text) => text.includes('zq'));
}

function expectIn(text: string, value: unknown, where: string): void {
  const missing = spellings(value).filter((writings) => !writings.some((one) => text.includes(one)));
  expect(missing, `${where} is exported`).toEqual([]);
}

/** Of a cell that contains a file, or the name of one. */
function contentOf(value: unknown, dataDir: string): Buffer {
  return value instanceof Uint8Array
    ? Buffer.from(value)
    : readFileSync(join(attachmentsFolder(dataDir), String(value)));
}

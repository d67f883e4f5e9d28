import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Db, rowsOf } from '#platform/database/database.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { createPostgresDatabase, databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { migrationsDir, migrationsUpTo } from '#platform/database/testing-migrations.ts';
import { savedAnswer, savedAnswerText } from './tables.ts';

const columns = z.object({ en: z.string(), es: z.string(), fr: z.string() });
type Columns = z.infer<typeof columns>;

/** As servers did that stored the texts in columns. */
async function saveInColumns(db: Db, id: string, { en, es, fr }: Columns): Promise<void> {
  await db.execute(
    sql`insert into saved_answer (id, title, en, es, fr, updated_by, updated_at)
      values (${id}, 'Hours', ${en}, ${es}, ${fr}, 'eva@hormiga.example', now())
      on conflict (id) do update set en = excluded.en, es = excluded.es, fr = excluded.fr`,
  );
}

async function columnsOf(db: Db, id: string): Promise<Columns | undefined> {
  const [row] = await rowsOf(db, columns, sql`select en, es, fr from saved_answer where id = ${id}`);
  return row;
}

async function textsOf(db: Db, id: string): Promise<Record<string, string>> {
  const rows = await db.select().from(savedAnswerText).where(eq(savedAnswerText.answerId, id));
  return Object.fromEntries(rows.map(({ language, text }) => [language, text]));
}

describe.each(databaseKinds())('a saved answer, on %s', async (kind) => {
  const { db } = await databaseForTests(kind);

  it('an answer that a server of the version before writes in columns is found in the rows', async () => {
    const id = randomUUID();
    await saveInColumns(db, id, { en: 'At eight', es: 'A las ocho', fr: '' });
    expect(await textsOf(db, id)).toEqual({ en: 'At eight', es: 'A las ocho' });
    await db.insert(savedAnswerText).values({ answerId: id, language: 'pt', text: 'Às oito' });
    await saveInColumns(db, id, { en: '', es: 'A las nueve', fr: 'À neuf heures' });
    expect(await textsOf(db, id)).toEqual({ es: 'A las nueve', fr: 'À neuf heures', pt: 'Às oito' });
  });

  it('an answer that is written in rows is found in the columns', async () => {
    const [id, other] = [randomUUID(), randomUUID()];
    await saveInColumns(db, other, { en: 'Other', es: '', fr: '' });
    await db.insert(savedAnswer).values({ id, title: 'Hours', updatedBy: '', updatedAt: new Date() });
    const rows = [
      { language: 'en', text: 'At eight' },
      { language: 'es', text: 'A las ocho' },
    ].map((row) => ({ answerId: id, ...row }));
    await db.insert(savedAnswerText).values(rows);
    expect(await columnsOf(db, id)).toEqual({ en: 'At eight', es: 'A las ocho', fr: '' });
    await db.update(savedAnswerText).set({ text: 'At nine' }).where(eq(savedAnswerText.text, 'At eight'));
    await db.delete(savedAnswerText).where(eq(savedAnswerText.text, 'A las ocho'));
    expect(await columnsOf(db, id)).toEqual({ en: 'At nine', es: '', fr: '' });
    await db.delete(savedAnswer).where(eq(savedAnswer.id, id));
    expect(await textsOf(db, id)).toEqual({});
    expect(await columnsOf(db, other)).toEqual({ en: 'Other', es: '', fr: '' });
  });
});

it('keeps the texts that it had in columns', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hormiga-saved-answers-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const site = { url: await createPostgresDatabase(), dataDir: '' };
  const before = await openDatabase({ ...site, migrationsDir: migrationsUpTo('0029_help_questions', folder) });
  const id = randomUUID();
  await saveInColumns(before.db, id, { en: 'At eight', es: '', fr: 'À huit heures' });
  await before.close();
  const { db, close } = await openDatabase({ ...site, migrationsDir });
  expect(await textsOf(db, id)).toEqual({ en: 'At eight', fr: 'À huit heures' });
  expect(await columnsOf(db, id)).toEqual({ en: 'At eight', es: '', fr: 'À huit heures' });
  await close();
});

// @module-tag system
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { createPostgresDatabase } from '../../src/platform/database/testing.ts';
import { migratedTemplate, migrationsDir } from '../../src/platform/database/testing-migrations.ts';
import { hotCalls } from './testing-hot-calls.ts';
import { fillTables } from './testing-many-rows.ts';
import { type WatchedDatabase, watchDatabase, wholeReads } from './testing-plans.ts';

/** Enough rows for PostgreSQL to prefer an index to a sequential scan. */
const tickets = 12_000;

let watched: WatchedDatabase;
beforeAll(async () => {
  const url = await createPostgresDatabase(migratedTemplate);
  const database = await openDatabase({ url, dataDir: '', migrationsDir });
  await fillTables(database.maintenance, tickets);
  await database.close();
  watched = await watchDatabase(url);
}, 240_000);
afterAll(() => watched.close());

it.each(hotCalls(new Date()))('$name needs no sequential scan', async ({ run }) => {
  const statements = await watched.statementsOf(run);
  expect(statements).not.toEqual([]);
  for (const statement of statements) {
    const plan = await watched.planOf(statement);
    expect(wholeReads(plan), `${statement.text}\n${JSON.stringify(plan, null, 1)}`).toEqual([]);
  }
});

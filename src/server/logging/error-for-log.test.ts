import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#database/database.ts';
import { addMissingAddresses } from '#database/missing-addresses.ts';
import { openTestDatabase } from '#database/testing.ts';
import { errorForLog } from './error-for-log.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('postgres');
});
afterAll(() => database.close());

describe('an error in the log', () => {
  it('tells what failed but not what a visitor typed', async () => {
    const typed = 'somebody@example.com\nparams: twice';
    await database.db.execute(sql`drop table missing_address`);
    const error = await addMissingAddresses(database.db, [
      { path: typed, hits: 1, lastSeen: new Date(), language: 'en' },
    ]).catch((error: unknown) => error);
    expect(String(error)).toContain('somebody@example.com');
    const logged = errorForLog(error);
    expect(logged).toMatchObject({ type: 'DrizzleQueryError', cause: { code: '42P01' } });
    expect(logged.message).toContain('insert into "missing_address"');
    expect(logged.stack).toContain('missing-addresses.ts');
    expect(JSON.stringify(logged)).not.toContain('somebody');
  });

  it('may be anything that was thrown', () => {
    expect(errorForLog('oh')).toMatchObject({ type: 'string', message: 'oh' });
  });
});

import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addMissingAddresses, listMissingAddresses } from '#features/monitoring/server/missing-addresses.ts';
import { sqlErrorCode } from './database-error.ts';
import { openDatabase } from './open-database.ts';
import { migrationsDir } from './testing-migrations.ts';
import { unpackEmptyPglite } from './testing-pglite.ts';
import { canMountDisks, mountSmallDisk } from './testing-small-disk.ts';

if (!canMountDisks)
  console.warn('A full disk under the embedded database is not tried: only root on Linux can mount one');

describe.skipIf(!canMountDisks)('the embedded database on a full disk', { timeout: 300_000 }, () => {
  it('goes on when there is space again, also after its write-ahead log had none, with all that was acknowledged', {
    tags: 'system',
  }, async () => {
    const disk = mountSmallDisk(96);
    const dataDir = join(disk.folder, 'data');
    await unpackEmptyPglite(dataDir);
    const database = await openDatabase({ dataDir, url: undefined, migrationsDir });
    const { db } = database;
    const note = (path: string) => addMissingAddresses(db, [{ path, hits: 1, lastSeen: new Date(), language: 'en' }]);
    const codeOf = (work: Promise<unknown>) => work.then(() => 'done', sqlErrorCode);
    const inLog = sql`select pg_logical_emit_message(true, 'test', repeat('a', 1000000))`;

    await note('/before');
    disk.fill();
    // Within a transaction, whose end must not reach the database either.
    const codes: (string | undefined)[] = [];
    while (codes.at(-1) !== '53100' && codes.length < 40) {
      codes.push(await codeOf(db.transaction(async (tx) => void (await tx.execute(inLog)))));
    }
    expect(new Set(codes)).toEqual(new Set(['done', '53100']));
    // It answers at once instead of running forever, and says why.
    expect(await codeOf(note('/full'))).toBe('ENOSPC');
    expect(await codeOf(database.ping())).toBe('ENOSPC');
    disk.empty();
    expect(await Promise.all([note('/after'), note('/after too'), database.ping()].map(codeOf))).toEqual(
      Array(3).fill('done'),
    );
    const paths = async () => (await listMissingAddresses(db, 10)).map(({ path }) => path).sort();
    expect(await paths()).toEqual(['/after', '/after too', '/before']);
    await database.close();

    const again = await openDatabase({ dataDir, url: undefined, migrationsDir });
    expect((await listMissingAddresses(again.db, 10)).length).toBe(3);
    await again.close();
  });
});

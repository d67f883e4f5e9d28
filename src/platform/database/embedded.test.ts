import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMissingAddresses, listMissingAddresses } from '#features/monitoring/server/missing-addresses.ts';
import { DatabaseError } from './database-error.ts';
import { openDatabase } from './open-database.ts';
import { migrationsDir } from './testing-migrations.ts';
import { unpackEmptyPglite } from './testing-pglite.ts';
import { startScript } from './testing-process.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hormiga-embedded-'));
  await unpackEmptyPglite(dataDir);
}, 120_000);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const open = (dir = dataDir) => openDatabase({ dataDir: dir, url: undefined, migrationsDir });
const note = (path: string) => ({ path, hits: 1, lastSeen: new Date(), language: 'en' });

describe('the embedded database', () => {
  it('persists its rows when it is opened again', async () => {
    const first = await open();
    expect(first.kind).toBe('embedded');
    expect(first.describe()).toContain(dataDir);
    await addMissingAddresses(first.db, [note('/saved')]);
    await first.close();
    const second = await open();
    await second.ping();
    expect(await listMissingAddresses(second.db, 10)).toMatchObject([{ path: '/saved' }]);
    await second.close();
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);
  }, 120_000);

  it('refuses a second opening, names the process and the fixes, and touches nothing', async () => {
    const first = await open();
    const lock = readFileSync(join(dataDir, 'lock'), 'utf8');
    const error = await open().catch((error: unknown) => error);
    expect(error).toBeInstanceOf(DatabaseError);
    expect(String(error)).toContain(`process ${process.pid}`);
    expect(String(error)).toContain(dataDir);
    expect(String(error)).toMatch(/Stop that process[\s\S]*DATA_DIR[\s\S]*DATABASE_URL/);
    expect(readFileSync(join(dataDir, 'lock'), 'utf8')).toBe(lock);
    await first.ping();
    await first.close();
  }, 120_000);

  it('reports that its folder is not writable', async () => {
    const file = join(dataDir, 'a-file');
    writeFileSync(file, '');
    const error = await open(join(file, 'below')).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(DatabaseError);
    expect(String(error)).toContain(`DATA_DIR=${join(file, 'below')}`);
  });

  it('loses no acknowledged row when its process is killed, and opens again immediately', async () => {
    const writer = startScript(`
      import { openDatabase } from './src/platform/database/open-database.ts';
      import { addMissingAddresses } from './src/features/monitoring/server/missing-addresses.ts';
      const { db } = await openDatabase(${JSON.stringify({ dataDir, migrationsDir })});
      for (let n = 0; ; n++) {
        await addMissingAddresses(db, [{ path: '/row' + n, hits: 1, lastSeen: new Date(), language: 'en' }]);
        console.log('acknowledged ' + n + '.');
      }
    `);
    await writer.waitForOutput(/acknowledged 20\./);
    writer.child.kill('SIGKILL');
    expect(await writer.ended()).toBe('SIGKILL');
    const acknowledged = [...writer.output().matchAll(/acknowledged (\d+)\./g)].map(([, n]) => `/row${n}`);
    const database = await open();
    const rows = (await listMissingAddresses(database.db, 1_000)).map(({ path }) => path);
    expect(rows).toEqual(expect.arrayContaining(acknowledged));
    await database.close();
  }, 120_000);
});

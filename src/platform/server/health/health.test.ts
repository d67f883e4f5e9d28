import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testApp, testSite } from '#app/testing-app.ts';
import type { Database } from '../../database/database.ts';
import { openDatabase } from '../../database/open-database.ts';
import { createPostgresDatabase, databaseForTests } from '../../database/testing.ts';
import { migrationsDir } from '../../database/testing-migrations.ts';
import { logShape } from '../logging/log.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { readMetrics } from '../metrics/testing-metrics.ts';
import { cachedCheck, expectWritable, prepareStorage, watchStorage } from './health.ts';

const site = testSite();
const lines: string[] = [];
const log = pino(logShape, { write: (line: string) => void lines.push(line) });

/** Every result expires immediately, and every check is awaited. */
const patient = { fresh: 0, patience: 60_000, longest: 60_000 };

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'hormiga-storage-'));
  lines.length = 0;
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** From now on every file write fails with this code, until the end of the test or `vi.restoreAllMocks`. */
async function refuseWrites(code: string): Promise<void> {
  const file = await open(join(dataDir, 'any'), 'w');
  const refused = Object.assign(new Error(`${code}: refused, write '${dataDir}'`), { code });
  vi.spyOn(Object.getPrototypeOf(file), 'writeFile').mockRejectedValue(refused);
  await file.close();
  rmSync(join(dataDir, 'any'));
}

describe('a cached check', () => {
  it('runs once for concurrent callers, and its result is reused for a while', async () => {
    const check = vi.fn(() => Promise.resolve('well'));
    const ask = cachedCheck({ check, first: 'unknown', late: 'late', bounds: { ...patient, fresh: 60_000 } });
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(['well', 'well', 'well']);
    expect(await ask()).toBe('well');
    expect(check).toHaveBeenCalledTimes(1);
  });

  it('runs again when its result has expired', async () => {
    const results = ['well', 'ill'];
    const check = () => Promise.resolve(results.shift());
    const ask = cachedCheck({ check, first: undefined, late: undefined, bounds: patient });
    expect([await ask(), await ask()]).toEqual(['well', 'ill']);
  });

  it('returns its last result while it is slow, fails when it does not end, and never runs twice at a time', async () => {
    let answer: (result: string) => void = () => undefined;
    const check = vi.fn(
      () =>
        new Promise<string>((resolve) => {
          answer = resolve;
        }),
    );
    const slow = cachedCheck({ check, first: 'before', late: 'late', bounds: { ...patient, patience: 1 } });
    expect([await slow(), await slow()]).toEqual(['before', 'before']);
    const bounds = { fresh: 60_000, patience: 1, longest: 1 };
    const silent = cachedCheck({ check, first: 'before', late: 'late', bounds });
    await expect.poll(silent).toBe('late');
    expect(check).toHaveBeenCalledTimes(2);
    answer('well');
    await expect.poll(silent).toBe('well');
  });
});

describe('readiness', async () => {
  const database = await databaseForTests('embedded');

  function ready() {
    const storage = watchStorage({ dataDir }, log, patient);
    const metrics = createMetrics();
    metrics.add(...storage.families);
    const { app } = testApp({ database, site, storage });
    return {
      writable: () => readMetrics(metrics.write()).hormiga_storage_writable,
      free: () => readMetrics(metrics.write()).hormiga_storage_free_bytes,
      async ask() {
        const response = await app.request('/readyz');
        return [response.status, (await response.json()).DESCRIPTION];
      },
    };
  }

  it.each([
    ['ENOSPC', 'No space is left for files'],
    ['EDQUOT', 'No space is left for files'],
    ['EROFS', 'Files cannot be written'],
    ['EIO', 'Files cannot be written'],
  ])('fails while writing fails with %s, without showing the path, and recovers', async (code, description) => {
    const { ask, writable, free } = ready();
    expect(await ask()).toEqual([200, 'Success']);
    await refuseWrites(code);
    expect(await ask()).toEqual([503, description]);
    expect(await ask()).toEqual([503, description]);
    expect(writable()).toBe(0);
    vi.restoreAllMocks();
    expect(await ask()).toEqual([200, 'Success']);
    expect([writable(), free()]).toEqual([1, expect.any(Number)]);
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      'files cannot be written to DATA_DIR',
      'files can be written to DATA_DIR again',
    ]);
    expect(lines[0]).toContain(code);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('fails when DATA_DIR is gone', async () => {
    const { ask } = ready();
    rmSync(dataDir, { recursive: true });
    expect(await ask()).toEqual([503, 'Files cannot be written']);
  });

  it('writes one file for many requests, and removes it', async () => {
    mkdirSync(join(dataDir, 'attachments'));
    const file = await open(join(dataDir, 'any'), 'w');
    const writes = vi.spyOn(Object.getPrototypeOf(file), 'writeFile');
    await file.close();
    rmSync(join(dataDir, 'any'));
    const storage = watchStorage({ dataDir }, log, { ...patient, fresh: 60_000 });
    const { app } = testApp({ database, site, storage });
    const answers = await Promise.all(Array.from({ length: 50 }, () => app.request('/readyz')));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(writes).toHaveBeenCalledTimes(1);
    expect([readdirSync(dataDir), readdirSync(join(dataDir, 'attachments'))]).toEqual([['attachments'], []]);
  });
});

describe('a start on a full disk', () => {
  it('fails with the embedded database', async () => {
    await refuseWrites('ENOSPC');
    await expect(prepareStorage({ dataDir, databaseUrl: undefined }, log)).rejects.toThrow(
      /no space is left on its disk\.\n- Free some space/,
    );
  });

  it('works with PostgreSQL, which needs the disk for attachments only', async () => {
    await refuseWrites('ENOSPC');
    await prepareStorage({ dataDir, databaseUrl: 'postgres://x' }, log);
    expect(lines.join()).toContain('no space is left for files: the server starts, but is not ready');
  });

  it('fails with PostgreSQL, too, if DATA_DIR was never writable', async () => {
    await refuseWrites('EROFS');
    await expect(prepareStorage({ dataDir, databaseUrl: 'postgres://x' }, log)).rejects.toThrow('read-only');
  });
});

describe('a PostgreSQL that responds but cannot write', () => {
  /** The settings apply to connections that are opened later. */
  async function databaseWith(setting: string): Promise<Database> {
    const url = await createPostgresDatabase();
    const database = await openDatabase({ url, dataDir, migrationsDir });
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`alter database ${new URL(url).pathname.slice(1)} set ${setting}`);
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    );
    await client.end();
    await expect
      .poll(() =>
        database.ping().then(
          () => 'answers',
          () => 'away',
        ),
      )
      .toBe('answers');
    return database;
  }

  it.each([
    ['is read-only', 'default_transaction_read_only = on', /read-only/],
    // As on a full disk: no file can grow.
    ['has no space for a file', 'temp_file_limit = 0', /generate_series/],
  ])('is not ready when it %s', async (_, setting, reason) => {
    const database = await databaseWith(setting);
    const { app } = testApp({ database, site });
    await database.ping();
    await expect(expectWritable(database.db)).rejects.toThrow(reason);
    const response = await app.request('/readyz');
    expect([response.status, (await response.json()).DESCRIPTION]).toEqual([503, 'The database cannot be written to']);
    await database.close();
  });
});

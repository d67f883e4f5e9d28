import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, openAsBlob, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { MemoryFS, PGlite } from '@electric-sql/pglite';
import { onPglite } from './embedded.ts';
import { migrationsDir } from './testing-migrations.ts';

/**
 * Creating a PGlite takes seconds and its first migration one more, unpacking one half a second; so the tests create
 * one, with empty tables, and cache it.
 */
export async function prepareEmptyPglite(): Promise<void> {
  const file = emptyPgliteFile();
  if (existsSync(file)) return;
  const client = await PGlite.create();
  const database = await onPglite(client, migrationsDir);
  await dropTemplates(client);
  const dump = await client.dumpDataDir('none');
  await database.close();
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
  renameSync(unfinished, file);
}

/** Two thirds of all files, which every test would unpack: only `create database` reads them. */
async function dropTemplates(client: PGlite): Promise<void> {
  await client.exec('update pg_database set datistemplate = false');
  await client.exec('drop database template0');
  await client.exec('drop database template1');
}

/** In memory. */
export async function createPglite(): Promise<PGlite> {
  return PGlite.create({ fs: new TimerlessFS(), loadDataDir: await openAsBlob(emptyPgliteFile()) });
}

type Init = MemoryFS['init'];

/**
 * PostgreSQL's only timer in PGlite writes statistics. After a test with a date in the far future it is due in months,
 * which does not fit into `setTimeout`, and so it would run every millisecond, in all later tests of the process.
 */
class TimerlessFS extends MemoryFS {
  override async init(...args: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(...args);
    const instantiate = emscriptenOpts.instantiateWasm;
    if (!instantiate) throw new Error('PGlite no longer instantiates its WebAssembly module itself');
    const withoutTimer: typeof instantiate = ({ env, ...others }: WebAssembly.Imports, done: unknown) =>
      instantiate({ ...others, env: { ...env, _setitimer_js: () => 0 } }, done);
    return { emscriptenOpts: { ...emscriptenOpts, instantiateWasm: withoutTimer } };
  }
}

/**
 * Unpacks it into DATA_DIR. This saves a server the creation of its database, which takes twice as long as the rest of
 * its start. Without tar, the server creates its own.
 */
export async function unpackEmptyPglite(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'database');
  await mkdir(folder, { recursive: true });
  const unpacking = promisify(execFile)('tar', ['-xf', emptyPgliteFile(), '-C', folder]);
  await unpacking.catch(() => rm(folder, { recursive: true }));
}

/** Another PGlite or another migration needs another file. */
function emptyPgliteFile(): string {
  const hash = createHash('sha256').update(readFileSync('node_modules/@electric-sql/pglite/package.json'));
  for (const file of readdirSync(migrationsDir)
    .filter((name) => name.endsWith('.sql'))
    .sort())
    hash.update(file).update(readFileSync(join(migrationsDir, file)));
  hash.update(readFileSync(join(migrationsDir, 'meta/_journal.json')));
  return `node_modules/.cache/hormiga/small-pglite-${hash.digest('hex').slice(0, 16)}.tar`;
}

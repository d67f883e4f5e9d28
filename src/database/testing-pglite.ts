import { existsSync, mkdirSync, openAsBlob, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** Making a new PGlite takes seconds, unpacking an empty one half a second; so the tests make one and keep it. */
export async function prepareEmptyPglite(): Promise<void> {
  const file = emptyPgliteFile();
  if (existsSync(file)) return;
  const client = await PGlite.create();
  const dump = await client.dumpDataDir('none');
  await client.close();
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
  renameSync(unfinished, file);
}

/** In memory, or in a folder if one is given. */
export async function createPglite(dataDir?: string): Promise<PGlite> {
  const loadDataDir = await openAsBlob(emptyPgliteFile());
  return PGlite.create({ loadDataDir, ...(dataDir !== undefined && { dataDir }) });
}

function emptyPgliteFile(): string {
  const { version } = JSON.parse(readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8'));
  return `node_modules/.cache/hormiga/empty-pglite-${version}.tar`;
}

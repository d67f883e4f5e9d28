import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { CommandError } from '#platform/server/commands/command.ts';
import { parseJson } from '#site/parse-json.ts';

export interface Checksum {
  readonly bytes: number;
  readonly sha256: string;
}

const lineEnd = '\n'.charCodeAt(0);

/** Reads a file of any size in chunks, and counts its lines. */
export async function checksumOf(path: string): Promise<Checksum & { readonly lines: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  let lines = 0;
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk);
    bytes += chunk.length;
    for (let at = chunk.indexOf(lineEnd); at !== -1; at = chunk.indexOf(lineEnd, at + 1)) lines++;
  }
  return { bytes, sha256: hash.digest('hex'), lines };
}

const sum = z.object({ bytes: z.int(), sha256: z.string() });
/** Restricted, because it becomes part of a path. */
const tableName = z.string().regex(/^\w{1,63}$/);

/** The content of `manifest.json`, which is written last: a folder with one is complete. */
const described = z.object({
  madeAt: z.iso.datetime(),
  /** The newest migration of the tables that the rows come from. */
  migration: z.string(),
  tables: z.array(z.object({ name: tableName, columns: z.array(z.string()), rows: z.int(), ...sum.shape })),
  counters: z.record(z.string(), z.string()),
  attachments: z.array(z.object({ id: z.uuid(), ...sum.shape })),
});

const manifest = z.discriminatedUnion('format', [
  // Used until November 2026; without a checksum of itself.
  z.object({ format: z.literal(1), ...described.shape }),
  z.object({
    format: z.literal(2),
    /** The database that was backed up, without its password. */
    database: z.string(),
    ...described.shape,
    /** Attachments that rows name but that were not in the folder of the site. */
    missingAttachments: z.array(z.uuid()),
    /** The checksum of everything else in this file. */
    sha256: z.string(),
  }),
]);

export type Manifest = z.infer<typeof manifest>;
export type NewManifest = Omit<Extract<Manifest, { format: 2 }>, 'sha256'>;

export const manifestFile = 'manifest.json';
export const tableFile = (name: string) => `tables/${name}.jsonl`;
export const attachmentFile = (id: string) => `attachments/${id}`;

export function writeManifest(made: NewManifest): string {
  return `${JSON.stringify({ ...made, sha256: hashOf(made) }, null, 2)}\n`;
}

export async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, manifestFile);
  const text = await readFile(path, 'utf8').catch(() => {
    throw new CommandError(
      `${folder} is not a complete backup: ${manifestFile}, which is written last, is missing.`,
      '- The backup was interrupted, or this is another folder. Use a complete one; nothing was changed.',
    );
  });
  const found = manifest.safeParse(parseJson(text));
  if (found.success && (found.data.format === 1 || found.data.sha256 === hashOf(parseJson(text)))) return found.data;
  throw new CommandError(
    `${path} cannot be read: it was changed, or made by a newer version of the site. Nothing was changed.`,
  );
}

/** JSON preserves the order of properties, so the hash is the same when it is read again. */
function hashOf(made: unknown): string {
  const { sha256: _, ...rest } = z.looseObject({}).parse(made);
  return createHash('sha256').update(JSON.stringify(rest)).digest('hex');
}

/** False if there is no such file. Resolves when the copy is synced to disk, readable only by its user. */
export async function copyFileSafely(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
  const file = await open(to, 'r+');
  try {
    await file.chmod(0o600);
    await file.sync();
  } finally {
    await file.close();
  }
  return true;
}

/** Not with `readline`, which also ends lines at characters that visitors may write, such as U+2028. */
export async function* readLines(path: string): AsyncIterable<string> {
  let rest = '';
  for await (const chunk of createReadStream(path, { encoding: 'utf8', highWaterMark: 1024 * 1024 })) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

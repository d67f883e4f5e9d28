import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { brand } from '#content/brand.ts';
import { wordsIn } from '#content/words.ts';
import { findDataOwner, logDataRequest, type User } from '#features/accounts/server/store/account.ts';
import { safeFileName } from '#features/tickets/server/file-names.ts';
import type { Db } from '#platform/database/database.ts';
import type { ExportContext, ExportedFile, PersonalData } from '#platform/server/personal-data.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';

interface Exporting {
  readonly personalData: readonly PersonalData[];
  readonly config: ExportContext['config'];
  readonly language: Language;
  readonly now: Date;
}

/** A file of the archive: its content, or where it is. */
interface Entry {
  readonly path: string;
  readonly from: Uint8Array | string;
}

/**
 * The archive has no 64-bit extension, which not every program can read. Files beyond these limits stay in the account,
 * where each can be downloaded.
 */
const limits = { bytes: 2 * 1024 ** 3, files: 10_000 } as const;

/** Everything that is stored about a person, as a ZIP archive. The files are read while it is sent. */
export async function exportData(db: Db, user: User, exporting: Exporting): Promise<ReadableStream<Uint8Array>> {
  const { personalData, config, language, now } = exporting;
  const { addFile, files } = collectFiles();
  const data: Record<string, unknown> = { exportedAt: now };
  await db.transaction(async (tx) => {
    await logDataRequest(tx, user.id, 'download', now);
    const owner = await findDataOwner(tx, user);
    for (const { area, collect } of personalData) data[area] = await collect(tx, owner, { config, addFile });
  });
  const encoder = new TextEncoder();
  const { readMe } = wordsIn(language).personalData;
  const text = `${format(readMe, language, { company: brand.name, date: now.toISOString() })}\n`;
  return streamOf(
    zip([
      { path: 'read-me.txt', from: encoder.encode(text) },
      { path: 'data.json', from: encoder.encode(`${JSON.stringify(data, null, 2)}\n`) },
      ...files,
    ]),
  );
}

/** In bytes: longer names cannot be stored on every disk. */
const longestName = 150;

/** Numbered, so that two files of the same name in one folder, however it is written, both remain. */
function collectFiles() {
  const files: Entry[] = [];
  let bytes = 0;
  const addFile = async ({ folder, name, from }: ExportedFile): Promise<string | null> => {
    const size = typeof from === 'string' ? await sizeOf(from) : from.length;
    if (size === undefined || bytes + size > limits.bytes || files.length >= limits.files) return null;
    bytes += size;
    const place = folder.map(safeFileName).join('/');
    const number = files.filter(({ path }) => path.startsWith(`${place}/`)).length + 1;
    const path = place ? `${place}/${number}-${shorten(safeFileName(name))}` : safeFileName(name);
    files.push({ path, from });
    return path;
  };
  return { addFile, files };
}

async function sizeOf(path: string): Promise<number | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? found.size : undefined;
}

/** Drops characters from the beginning, because the end has the type of the file. */
function shorten(name: string): string {
  const characters = [...name];
  while (Buffer.byteLength(characters.join('')) > longestName) characters.shift();
  return characters.join('');
}

/** Reads no further than the visitor's connection can take, and closes the files if they leave. */
function streamOf(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}

const pieceBytes = 64 * 1024;

async function* zip(entries: readonly Entry[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for (const { path, from } of entries) {
    // Most attachments are pictures, PDFs and documents, which are compressed already.
    const file = typeof from === 'string' ? new ZipPassThrough(path) : new ZipDeflate(path);
    archive.add(file);
    for await (const piece of piecesOf(from)) {
      file.push(piece);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(0), true);
    yield* ready.splice(0);
  }
  archive.end();
  yield* ready.splice(0);
}

async function* piecesOf(from: Uint8Array | string): AsyncGenerator<Uint8Array> {
  if (typeof from === 'string') return yield* createReadStream(from);
  for (let at = 0; at < from.length; at += pieceBytes) yield from.subarray(at, at + pieceBytes);
}

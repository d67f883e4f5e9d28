import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import type { FieldProblems } from '../../contracts/envelope.ts';
import { CallError } from '../errors/call-error.ts';
import { limits } from '../security/limits.ts';
import { createContentReader, type FileContent } from './file-content.ts';

export interface UploadRules {
  /** The folder for files, under names that we generate. The regular clean-up removes those that nothing refers to. */
  readonly folder: string;
  /** The only fields that accept files. */
  readonly field: string | readonly string[];
  readonly files: number;
  readonly fileBytes: number;
  /** Limit for the whole body. */
  readonly bytes: number;
  /** Called before anything larger than an ordinary body is read. If omitted, every visitor may upload. */
  readonly isAllowed?: () => Promise<boolean>;
}

/** An uploaded file. All that is needed about its content was found out while it arrived. */
export interface Upload extends FileContent {
  /** The file name that the visitor's browser sent: for display, never a path. */
  readonly name: string;
  /** Its file name in the folder. */
  readonly id: string;
  readonly path: string;
  readonly bytes: number;
  readonly isTooLarge: boolean;
  readonly sha256: string;
  /** Why the file could not be written, such as a full disk. */
  readonly failure: unknown;
}

export async function removeUploads(uploads: readonly Pick<Upload, 'path'>[]): Promise<void> {
  // The regular clean-up removes a file that cannot be removed now.
  await Promise.all(uploads.map(({ path }) => rm(path, { force: true }).catch(() => undefined)));
}

/** Resolves when the files of one folder are on disk. Call it before anybody is told that they are kept. */
export async function syncUploads(uploads: readonly Pick<Upload, 'path'>[]): Promise<void> {
  for (const { path } of uploads) await sync(path);
  const [first] = uploads;
  // Without this a power cut could lose the directory entries of the files. Windows neither needs nor allows it.
  if (first && process.platform !== 'win32') await sync(dirname(first.path));
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

/** `truncated`: the file was larger than allowed. */
type FileStream = Readable & { readonly truncated: boolean };

/**
 * Writes a file to disk while it arrives. Undefined for the empty, nameless file that a browser sends when none was
 * chosen. A file that cannot be written is still read to its end, so that the fields after it are read.
 */
export async function receiveFile(stream: FileStream, name: string, folder: string): Promise<Upload | undefined> {
  const id = randomUUID();
  const path = join(folder, id);
  const hash = createHash('sha256');
  const content = createContentReader();
  let bytes = 0;
  let file: FileHandle | undefined;
  let failure: unknown;
  const write = async (chunk: Buffer): Promise<void> => {
    try {
      file ??= await create(folder, path);
      for (let at = 0; at < chunk.length; ) at += (await file.write(chunk, at)).bytesWritten;
    } catch (error) {
      failure ??= error;
    }
  };
  try {
    for await (const chunk of stream) {
      bytes += chunk.length;
      hash.update(chunk);
      content.add(chunk);
      if (failure === undefined) await write(chunk);
    }
    if (name !== '' && bytes === 0) await write(Buffer.alloc(0));
  } catch (error) {
    await removeUploads([{ path }]);
    throw error;
  } finally {
    await file?.close();
  }
  if (name === '' && bytes === 0) return undefined;
  const isTooLarge = stream.truncated;
  return { ...content.end(), name, id, path, bytes, isTooLarge, sha256: hash.digest('hex'), failure };
}

async function create(folder: string, path: string): Promise<FileHandle> {
  // Only the user that runs the site can read uploads.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return open(path, 'wx', 0o600);
}

/** A boundary cannot be longer than this (RFC 2046). The time to search for it grows with its length. */
const longestBoundary = 70;

interface Multipart {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly uploads: readonly Upload[];
}

interface Options {
  readonly contentType: string;
  readonly rules: UploadRules | undefined;
  /** Rejects when reading has to be aborted. */
  readonly failure: Promise<never>;
}

/**
 * Reads a multipart form while it arrives. A file in any field other than those that `rules` name refuses the form, or
 * its sender would believe that we have it.
 */
export async function readMultipart(source: Readable, { contentType, rules, failure }: Options): Promise<Multipart> {
  const parser = createParser(contentType, rules);
  const fields: Record<string, unknown> = Object.create(null);
  const received: Promise<Upload | undefined>[] = [];
  const streams: BusboyFileStream[] = [];
  const unread: FieldProblems = {};
  try {
    await new Promise<void>((resolve, reject) => {
      const refuse = () => reject(new CallError('unreadableBody'));
      let textBytes = 0;
      parser.on('field', (name, value, isNameCut, isCut) => {
        textBytes += Buffer.byteLength(name ?? '') + Buffer.byteLength(value);
        if (name === undefined || isNameCut) refuse();
        else if (isCut || textBytes > limits.body) reject(new CallError('bodyTooLarge'));
        else addField(fields, name, value);
      });
      parser.on('file', (name, stream, filename) => {
        // The parser reports a body that breaks off; nothing listens here.
        stream.on('error', () => undefined);
        if (!rules || name === undefined || ![rules.field].flat().includes(name)) {
          const refuseFile = () => {
            unread[name ?? ''] = unreadProblem(rules);
          };
          // A browser sends an empty file without a name where none was chosen.
          if (filename) refuseFile();
          stream.on('data', refuseFile);
          return;
        }
        streams.push(stream);
        const file = receiveFile(stream, filename ?? '', rules.folder);
        file.catch(refuse);
        received.push(file);
      });
      for (const limit of ['partsLimit', 'fieldsLimit'] as const) parser.on(limit, refuse);
      parser.on('error', refuse).on('finish', () => resolve());
      failure.catch(reject);
      source.pipe(parser);
    });
    const uploads = (await Promise.all(received)).filter((upload) => upload !== undefined);
    if (Object.keys(unread).length > 0) throw new CallError('wrongInput', { fields: unread });
    return { fields, uploads };
  } catch (error) {
    source.unpipe(parser);
    for (const stream of streams) stream.destroy(new CallError('unreadableBody'));
    await removeAll(received);
    throw error;
  }
}

/** In words for whoever writes a program: no form of the site has such a field. */
function unreadProblem(rules: UploadRules | undefined): string {
  if (!rules) return 'is a file, and no files are read here';
  return `is a file, and files are read from ${[rules.field].flat().join(' and ')} only`;
}

function createParser(contentType: string, rules: UploadRules | undefined): BusboyInstance {
  const boundary = /;\s{0,9}boundary="?([^";]{1,80})/i.exec(contentType)?.[1] ?? '';
  if (boundary === '' || boundary.length > longestBoundary) throw new CallError('unreadableBody');
  const headers: BusboyHeaders = { 'content-type': `multipart/form-data; boundary="${boundary}"` };
  const { fields, fieldNameBytes } = limits.form;
  // One file more than allowed, so that the error can say that there are too many.
  const files = rules ? rules.files + 1 : fields;
  return new Busboy({
    headers,
    // The name is only displayed: `../a.txt` is never used as a path.
    preservePath: true,
    isPartAFile: (_name, _type, filename) => filename !== undefined,
    limits: {
      fields,
      fieldNameSize: fieldNameBytes,
      fieldSize: limits.body,
      files,
      fileSize: rules?.fileBytes ?? limits.body,
      parts: fields + files,
      headerPairs: 8,
      headerSize: 8 * 1024,
    },
  });
}

async function removeAll(received: readonly Promise<Upload | undefined>[]): Promise<void> {
  const settled = await Promise.allSettled(received);
  await removeUploads(settled.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : [])));
}

/** A repeated name gets an array of its values. */
export function addField(fields: Record<string, unknown>, name: string, value: unknown): void {
  const before = fields[name];
  if (before === undefined) fields[name] = value;
  else if (Array.isArray(before)) before.push(value);
  else fields[name] = [before, value];
}

import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

export interface UploadRules {
  /** Where files are written, under names of ours. The regular clean-up removes those that nothing refers to. */
  readonly folder: string;
  /** The only field that takes files. */
  readonly field: string;
  readonly files: number;
  readonly fileBytes: number;
  /** Of the whole body. */
  readonly bytes: number;
  /** Asked before anything larger than an ordinary body is read. Left out: everybody may send it. */
  readonly isAllowed?: () => Promise<boolean>;
}

/** A file that was sent. What has to be known of its content was found out while it arrived. */
export interface Upload {
  /** As its sender called it: for people to read, never a path. */
  readonly name: string;
  /** Its name in the folder. */
  readonly id: string;
  readonly path: string;
  readonly bytes: number;
  readonly isTooLarge: boolean;
  readonly sha256: string;
  readonly firstBytes: Uint8Array;
  /** It is UTF-8 that a person can read: of the control characters it has tabs, line ends and page breaks alone. */
  readonly isText: boolean;
  /** Why it could not be written, such as a full disk. */
  readonly failure: unknown;
}

export async function removeUploads(uploads: readonly Pick<Upload, 'path'>[]): Promise<void> {
  // One that cannot be removed now goes with the regular clean-up.
  await Promise.all(uploads.map(({ path }) => rm(path, { force: true }).catch(() => undefined)));
}

/** `truncated`: there was more than a file may have. */
type FileStream = Readable & { readonly truncated: boolean };

/**
 * Writes a file to the disk while it arrives. Undefined: it is the empty file without a name that a browser sends where
 * none was chosen. A file that cannot be written is read to its end all the same, so that the fields after it are known.
 */
export async function receiveFile(stream: FileStream, name: string, folder: string): Promise<Upload | undefined> {
  const id = randomUUID();
  const path = join(folder, id);
  const hash = createHash('sha256');
  const text = createTextCheck();
  const first: Buffer[] = [];
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
      if (bytes < neededBytes) first.push(chunk.subarray(0, neededBytes));
      bytes += chunk.length;
      hash.update(chunk);
      text.add(chunk);
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
  const firstBytes = Buffer.concat(first).subarray(0, neededBytes);
  const isTooLarge = stream.truncated;
  return { name, id, path, bytes, isTooLarge, sha256: hash.digest('hex'), firstBytes, isText: text.end(), failure };
}

/** More than any file of a known type begins with. */
const neededBytes = 32;

async function create(folder: string, path: string): Promise<FileHandle> {
  // Nobody but the user of the site reads what visitors send.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return open(path, 'wx', 0o600);
}

function createTextCheck() {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isText = true;
  const check = (decode: () => string) => {
    try {
      isText &&= /^[\t\n\f\r\P{Cc}]*$/u.test(decode());
    } catch {
      isText = false;
    }
  };
  return {
    add(chunk: Uint8Array) {
      if (isText) check(() => decoder.decode(chunk, { stream: true }));
    },
    end() {
      if (isText) check(() => decoder.decode());
      return isText;
    },
  };
}

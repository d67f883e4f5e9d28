import type { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { CallError } from '../errors/call-error.ts';
import { limits } from '../security/limits.ts';
import { receiveFile, removeUploads, type Upload, type UploadRules } from './upload.ts';

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
 * Reads a multipart form while it arrives. A file in any field other than the one that `rules` name becomes a field
 * that is null.
 */
export async function readMultipart(source: Readable, { contentType, rules, failure }: Options): Promise<Multipart> {
  const parser = createParser(contentType, rules);
  const fields: Record<string, unknown> = Object.create(null);
  const received: Promise<Upload | undefined>[] = [];
  const streams: BusboyFileStream[] = [];
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
        if (!rules || name !== rules.field) {
          stream.resume();
          addField(fields, name ?? '', null);
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
    return { fields, uploads };
  } catch (error) {
    source.unpipe(parser);
    for (const stream of streams) stream.destroy(new CallError('unreadableBody'));
    await removeAll(received);
    throw error;
  }
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

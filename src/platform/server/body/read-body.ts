import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { bodyTypes, type Call } from '../../contracts/call.ts';
import { type AppContext, headersOf } from '../app-context.ts';
import { CallError } from '../errors/call-error.ts';
import { headerOf } from '../http/headers.ts';
import { limits } from '../security/limits.ts';
import {
  addField,
  readMultipart,
  receiveFile,
  removeUploads,
  syncUploads,
  type Upload,
  type UploadRules,
} from './upload.ts';

type Fields = Readonly<Record<string, unknown>>;
type Kinds = NonNullable<Call['bodies']>;

export interface Form {
  /** A repeated field is an array of all its values. */
  readonly fields: Fields;
  /** The files are on disk. The caller removes those it does not need with `discard`. */
  readonly uploads: readonly Upload[];
  readonly discard: () => Promise<void>;
}

/**
 * Reads the fields of a body without files, in one of the given content types. Of a repeated field the last value
 * counts. Only the functions of this file read what a visitor sends: they limit its size, its number of fields, its
 * duration and how many bodies a client may send. A test checks that nothing else reads a body.
 */
export async function readBody(c: AppContext, kinds: Kinds): Promise<Fields> {
  if (typeOf(c, kinds) === 'application/json') return readJson(c);
  const { fields } = await readForm(c);
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, lastValue(value)]));
}

/** Reads a body of any content type as text, within the same limits. */
export async function readText(c: AppContext): Promise<string> {
  const chunks: Buffer[] = [];
  await receive(c, limits.body, (source, failure) => Promise.race([collect(source, chunks), failure]));
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Writes a body of one content type to a file while it arrives, and syncs it to disk. Of a body that is larger, the
 * beginning is written and `isWhole` is false; the connection closes with the response.
 */
export async function readToFile(c: AppContext, contentType: string, largest: number, folder: string) {
  if (headerOf(headersOf(c), 'content-type')?.split(';', 1)[0]?.trim().toLowerCase() !== contentType) {
    throw new CallError('wrongContentType');
  }
  const file = Object.assign(new PassThrough(), { truncated: false });
  const stored = receiveFile(file, 'body', folder);
  stored.catch(() => undefined);
  let left = largest;
  const write = async (source: Readable) => {
    for await (const chunk of source) {
      const taken = chunk.subarray(0, left);
      left -= taken.length;
      if (!file.write(taken)) await once(file, 'drain');
      if (taken.length < chunk.length) return false;
    }
    return true;
  };
  let isWhole: boolean;
  try {
    isWhole = await receive(c, Number.POSITIVE_INFINITY, (source, failure) => Promise.race([write(source), failure]));
  } catch (error) {
    file.destroy();
    await stored.catch(() => undefined);
    throw error;
  }
  file.end();
  const upload = await stored;
  if (!upload || upload.bytes === 0) throw new CallError('unreadableBody');
  if (upload.failure !== undefined) throw upload.failure;
  await syncUploads([upload]);
  if (!isWhole) c.header('Connection', 'close');
  return { upload, isWhole };
}

/** Reads a form. Without `rules` for files, a form with a file is refused. */
export async function readForm(c: AppContext, rules?: UploadRules): Promise<Form> {
  const type = typeOf(c, ['form']);
  if (type === 'application/x-www-form-urlencoded') {
    return { fields: parseUrlEncoded(await readText(c)), uploads: [], discard: async () => undefined };
  }
  const contentType = headerOf(headersOf(c), 'content-type') ?? '';
  const largest = rules && (await mayBeLarge(c, rules)) ? rules.bytes : limits.body;
  const form = await receive(c, largest, (source, failure) => readMultipart(source, { contentType, rules, failure }));
  return { ...form, discard: () => removeUploads(form.uploads) };
}

/**
 * Browsers always send Content-Length with a form. A client that does not is held to the ordinary limit wherever
 * uploads need permission.
 */
async function mayBeLarge(c: AppContext, { isAllowed }: UploadRules): Promise<boolean> {
  const length = announcedLength(c);
  if (!isAllowed) return true;
  return length !== undefined && length > limits.body && (await isAllowed());
}

function typeOf(c: AppContext, kinds: Kinds): string {
  const type = headerOf(headersOf(c), 'content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  const known = kinds.flatMap((kind): readonly string[] => bodyTypes[kind]).find((known) => known === type);
  if (!known) throw new CallError('wrongContentType');
  return known;
}

async function readJson(c: AppContext): Promise<Fields> {
  const text = await readText(c);
  try {
    return JSON.parse(text);
  } catch {
    throw new CallError('unreadableBody');
  }
}

function parseUrlEncoded(text: string): Fields {
  let pairs = 1;
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) pairs++;
  if (pairs > limits.form.fields) throw new CallError('unreadableBody');
  const fields: Record<string, unknown> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) addField(fields, name, value);
  return fields;
}

const lastValue = (value: unknown): unknown => (Array.isArray(value) ? value.at(-1) : value);

function announcedLength(c: AppContext): number | undefined {
  const length = headerOf(headersOf(c), 'content-length');
  return length === undefined ? undefined : Number(length);
}

/** Uses Node's own stream, because the one that Hono makes of it buffers everything that arrives before it is read. */
function streamOf(c: AppContext): Readable {
  const { incoming } = c.env ?? {};
  if (incoming) return incoming;
  // A test calls the app without a connection.
  return Readable.from(chunksOf(c.req.raw.body), { objectMode: false });
}

async function* chunksOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  for (let next = await reader?.read(); next?.value; next = await reader?.read()) yield next.value;
}

/**
 * Runs `read` on the body within all limits. The rest of a refused body is not read: the connection closes with the
 * response.
 */
async function receive<Result>(
  c: AppContext,
  largest: number,
  read: (source: Readable, failure: Promise<never>) => Promise<Result>,
): Promise<Result> {
  const length = announcedLength(c) ?? 0;
  if (length > largest) {
    c.header('Connection', 'close');
    throw new CallError('bodyTooLarge');
  }
  const gate = c.get('bodyGate');
  const leave = [gate.enter(c, length > limits.body ? 'upload' : 'ordinary')];
  const source = streamOf(c);
  const watch = watchSource(source, (bytes) => {
    if (bytes > largest) throw new CallError('bodyTooLarge');
    // The client did not announce the size.
    if (bytes > limits.body && length <= limits.body && leave.length === 1) leave.push(gate.enter(c, 'upload'));
  });
  try {
    return await read(source, watch.failure);
  } catch (error) {
    source.unpipe().removeAllListeners('data').pause();
    c.header('Connection', 'close');
    throw error;
  } finally {
    watch.stop();
    for (const one of leave) one();
  }
}

/** Fails when `check` throws, when the body arrives too slowly, and when the client disconnects. */
function watchSource(source: Readable, check: (bytes: number) => void) {
  let bytes = 0;
  let bytesBefore = 0;
  let fail: (cause: unknown) => void = () => undefined;
  const failure = new Promise<never>((_, reject) => {
    fail = reject;
  });
  // The promise may reject when nothing awaits it any more.
  failure.catch(() => undefined);
  const onData = (chunk: Uint8Array) => {
    bytes += chunk.length;
    try {
      check(bytes);
    } catch (error) {
      fail(error);
    }
  };
  const onGone = () => {
    if (!source.readableEnded) fail(new CallError('unreadableBody'));
  };
  const pace = setInterval(() => {
    if (bytes - bytesBefore < limits.pace.bytes) fail(new CallError('bodyTooSlow'));
    bytesBefore = bytes;
  }, limits.pace.milliseconds);
  source.on('data', onData).on('error', onGone).on('close', onGone);
  return {
    failure,
    stop() {
      clearInterval(pace);
      source.off('data', onData).off('close', onGone);
    },
  };
}

function collect(source: Readable, chunks: Buffer[]): Promise<void> {
  return new Promise((resolve) => {
    source.on('data', (chunk: Uint8Array) => chunks.push(Buffer.from(chunk)));
    source.on('end', resolve);
  });
}

import { once } from 'node:events';
import { PassThrough, type Readable, type Transform } from 'node:stream';
import { type MimeNode, Splitter } from '@zone-eu/mailsplit';
import { receiveFile, removeUploads, type Upload } from '#platform/server/body/upload.ts';
import { decodeHeader, decodeText } from './text-encoding.ts';

/** What is read of a message at most. Whatever lies beyond stays in the message as it arrived. */
const most = { parts: 1_000, headBytes: 1024 * 1024, textParts: 50 } as const;

/** Bytes of a text. Most of HTML are tags; of the others, this is several times what is shown. */
const longestPart = { plain: 400_000, html: 4_000_000, calendar: 500_000 } as const;

/** A part of a message that is text to be read. */
interface TextPart {
  readonly kind: 'plain' | 'html' | 'calendar';
  readonly text: string;
  /** Of the parts with the same number one is to be read: they say the same in several ways. */
  readonly alternative: number | undefined;
}

/** A file of a message, which is on disk. */
export interface MailFile extends Upload {
  /** As the message says. */
  readonly type: string;
  /** Shown within the text, such as the logo of a signature. */
  readonly isInText: boolean;
}

export interface MailParts {
  readonly headers: MailHeaders;
  readonly texts: readonly TextPart[];
  readonly files: readonly MailFile[];
  /** The names of files that are not complete. */
  readonly missingFiles: readonly string[];
  /** Parts or texts were left out. */
  readonly isCut: boolean;
}

/** The headers of a message, in their order: servers add theirs above the others. */
export interface MailHeaders {
  /** The values of all headers of that name as they are, without line breaks. */
  readonly all: (name: string) => readonly string[];
  /** The first one, decoded; empty if there is none. */
  readonly first: (name: string) => string;
}

interface Options {
  readonly folder: string;
  /** False: the source ends before the message does. */
  readonly isWhole: boolean;
  /** For messages within messages: files are not stored. */
  readonly isTextOnly?: boolean | undefined;
}

/**
 * Splits a message while it is read, so that no part of it is held in memory, except texts up to their limit. Files
 * are written to the folder. Depth does not matter, since parts are a sequence and not a tree.
 */
export async function readParts(source: Readable, options: Options): Promise<MailParts> {
  const collector = createCollector(options);
  let headers: MailHeaders | undefined;
  let isCut = !options.isWhole;
  const splitter = new Splitter({ ignoreEmbedded: true, maxHeadSize: most.headBytes, maxChildNodes: most.parts });
  source.on('error', (error) => splitter.destroy(error)).pipe(splitter);
  try {
    for await (const chunk of splitter) {
      if (chunk.type === 'body') await collector.write(chunk.value);
      else await collector.finish(true);
      if (chunk.type !== 'node') continue;
      headers ??= headersOf(chunk);
      collector.begin(chunk);
    }
    await collector.finish(options.isWhole);
  } catch (error) {
    await collector.finish(false).catch(() => undefined);
    // Too many parts, or a head that is too long: what was read before it counts.
    const isLimit = error instanceof Error && 'code' in error && error.code === 'EMAXLEN';
    if (!isLimit || !headers) {
      await removeUploads(collector.files);
      throw error;
    }
    isCut = true;
  }
  if (!headers) throw new Error('The message has no headers');
  const { texts, files, missingFiles } = collector;
  return { headers, texts, files, missingFiles, isCut: isCut || collector.isCut() };
}

/** Opens one part after the other, and keeps what is to be kept of each. */
function createCollector({ folder, isTextOnly = false }: Options) {
  const texts: TextPart[] = [];
  const files: MailFile[] = [];
  const missingFiles: string[] = [];
  const alternatives = new Map<MimeNode, number>();
  let isCut = false;
  let current: OpenPart | undefined;
  return {
    texts,
    files,
    missingFiles,
    isCut: () => isCut,
    begin(node: MimeNode): void {
      if (node.multipart) return;
      const kind = textKindOf(node);
      const text = texts.length < most.textParts ? kind : undefined;
      if (kind !== text) isCut = true;
      const target = isFile(kind) && !isTextOnly && !isOtherForm(node) ? folder : '';
      if (text || target) current = openPart(node, { text, folder: target });
    },
    async write(bytes: Buffer): Promise<void> {
      await current?.write(bytes);
    },
    async finish(isComplete: boolean): Promise<void> {
      const part = current;
      current = undefined;
      const read = await part?.end();
      if (!part || !read) return;
      if (read.text) texts.push({ ...read.text, alternative: alternativeOf(part.node, alternatives) });
      isCut ||= read.isCut;
      if (!read.file) return;
      if (isComplete) files.push(read.file);
      else {
        missingFiles.push(read.file.name);
        await removeUploads([read.file]);
      }
    },
  };
}

interface OpenPart {
  readonly node: MimeNode;
  write(bytes: Buffer): Promise<void>;
  end(): Promise<{ text?: Omit<TextPart, 'alternative'>; file?: MailFile; isCut: boolean }>;
}

interface Wanted {
  readonly text: TextPart['kind'] | undefined;
  /** Where the file is written; empty: nowhere. */
  readonly folder: string;
}

/** Decodes the content of a part while it is read. */
function openPart(node: MimeNode, { text: kind, folder }: Wanted): OpenPart {
  const decoder: Transform = node.getDecoder();
  const longestText = kind ? longestPart[kind] : 0;
  const chunks: Buffer[] = [];
  let bytes = 0;
  const fileStream = folder === '' ? undefined : Object.assign(new PassThrough(), { truncated: false });
  const stored = fileStream && receiveFile(fileStream, nameOf(node), folder);
  // It is awaited at the end.
  stored?.catch(() => undefined);
  const reading = (async () => {
    for await (const chunk of decoder) {
      if (bytes < longestText) chunks.push(chunk);
      bytes += chunk.length;
      if (fileStream && !fileStream.write(chunk)) await once(fileStream, 'drain');
    }
    fileStream?.end();
  })();
  // Broken encodings are read as far as possible; what cannot be written to disk is an error at the end.
  reading.catch(() => fileStream?.end());
  return {
    node,
    async write(value) {
      if (!decoder.write(value)) await Promise.race([once(decoder, 'drain'), reading]);
    },
    async end() {
      decoder.end();
      await reading;
      const upload = await stored;
      if (upload?.failure !== undefined) throw upload.failure;
      const file = upload && { ...upload, type: node.contentType || '', isInText: isInText(node) };
      const text = kind && { kind, text: textOf(node, kind, Buffer.concat(chunks).subarray(0, longestText)) };
      return { ...(text && { text }), ...(file && { file }), isCut: kind !== undefined && bytes > longestText };
    },
  };
}

function textOf(node: MimeNode, kind: TextPart['kind'], bytes: Uint8Array): string {
  const label = node.charset || (kind === 'html' ? charsetInHtml(bytes) : undefined);
  const text = decodeText(bytes, label);
  return node.flowed ? joinFlowed(text, node.delSp) : text;
}

function charsetInHtml(bytes: Uint8Array): string | undefined {
  const beginning = Buffer.from(bytes.subarray(0, 1_024)).toString('latin1');
  return /<meta\b[^<>]{0,200}\bcharset=["']?([\w-]{1,40})/i.exec(beginning)?.[1];
}

/** A line that ends with a space goes on in the next one (RFC 3676). */
function joinFlowed(text: string, delSp: boolean): string {
  let joined = '';
  let isOpen = false;
  let depth = '';
  for (const line of text.split(/\r?\n/)) {
    const [marks = ''] = /^>*/.exec(line) ?? [];
    const content = line.slice(marks.length).replace(/^ /, '');
    // What follows an empty line is a new paragraph, also for programs that leave a space at the end of every line.
    const goesOn = isOpen && marks === depth && content !== '' && content !== '-- ';
    if (!goesOn) joined += `\n${marks === '' ? '' : `${marks} `}`;
    isOpen = content.endsWith(' ') && content !== '-- ';
    joined += isOpen && delSp ? content.slice(0, -1) : content;
    depth = marks;
  }
  return joined.slice(1);
}

const calendarTypes: readonly unknown[] = ['text/calendar', 'application/ics'];

function textKindOf(node: MimeNode): TextPart['kind'] | undefined {
  if (calendarTypes.includes(node.contentType) || /\.ics$/i.test(node.filename || '')) return 'calendar';
  if (node.disposition === 'attachment' || node.filename) return undefined;
  if (!node.contentType || node.contentType === 'text/plain') return 'plain';
  return node.contentType === 'text/html' ? 'html' : undefined;
}

/** An invitation is shown as a date, and is a file like others. */
const isFile = (kind: TextPart['kind'] | undefined) => kind === undefined || kind === 'calendar';

/** One more form of the text beside it, such as the one of Gmail for pages that work within a mail. */
function isOtherForm({ parentNode, contentType, filename, disposition }: MimeNode): boolean {
  const isUnread = /^text\/(?!calendar$)/.test(contentType || '') && !filename && disposition !== 'attachment';
  return isUnread && parentNode !== false && parentNode.multipart === 'alternative';
}

/** A number for the nearest group of alternatives around a part. */
function alternativeOf({ parentNode }: MimeNode, known: Map<MimeNode, number>): number | undefined {
  for (let parent = parentNode; parent; parent = parent.parentNode) {
    if (parent.multipart !== 'alternative') continue;
    const number = known.get(parent) ?? known.size;
    known.set(parent, number);
    return number;
  }
  return undefined;
}

function isInText({ parentNode, headers, disposition }: MimeNode): boolean {
  if (parentNode && parentNode.multipart === 'related') return true;
  return disposition === 'inline' && headers !== false && headers.hasHeader('content-id');
}

const endings: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'message/rfc822': '.eml',
  'text/calendar': '.ics',
  'text/html': '.html',
  'text/plain': '.txt',
};

function nameOf({ filename, contentType }: MimeNode): string {
  return (filename || '').trim() || `file${endings[contentType || ''] ?? ''}`;
}

function headersOf({ headers }: MimeNode): MailHeaders {
  const list = headers ? headers.getList() : [];
  const all = (name: string) =>
    list
      .filter(({ key }) => key === name)
      .map(({ line }) =>
        line
          .slice(line.indexOf(':') + 1)
          .replace(/[\r\n]+/g, ' ')
          .trim(),
      );
  return { all, first: (name) => decodeHeader(all(name)[0] ?? '') };
}

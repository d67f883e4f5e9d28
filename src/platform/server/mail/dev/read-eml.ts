import type { Attachment } from '../compose-mail.ts';

/** What a developer wants to see of a message in the folder. */
export interface ReadMail {
  /** By lower-case name. */
  readonly head: ReadonlyMap<string, string>;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly Attachment[];
  /** Inline pictures, by the id that the HTML refers to. */
  readonly pictures: ReadonlyMap<string, Attachment>;
}

/** Parses what `folderTransport` writes: UTF-8, as text or as text and HTML, with attachments. */
export function readEml(source: string): ReadMail {
  const { head, body } = divide(source);
  const contentType = head.get('content-type') ?? '';
  const [, boundary] = /boundary="([^"]+)"/.exec(contentType) ?? [];
  if (boundary !== undefined) {
    const parts = body.split(`--${boundary}`).slice(1, -1).map(readPart);
    const first = (kind: 'text' | 'html') => parts.map((part) => part[kind]).find((content) => content !== '') ?? '';
    const attachments = parts.flatMap((part) => part.attachments);
    const pictures = new Map(parts.flatMap((part) => [...part.pictures]));
    return { head, text: first('text'), html: first('html'), attachments, pictures };
  }
  const content = decodeBody(body, head.get('content-transfer-encoding') ?? '');
  const name = fileNameIn(head.get('content-disposition') ?? '');
  const [type = ''] = contentType.split(';');
  const nothing = { head, text: '', html: '', attachments: [], pictures: new Map<string, Attachment>() };
  const id = head.get('content-id')?.replace(/^<|>$/g, '');
  if (id !== undefined) return { ...nothing, pictures: new Map([[id, { name: name ?? id, type, content }]]) };
  if (name !== undefined) return { ...nothing, attachments: [{ name, type, content }] };
  return { ...nothing, [type === 'text/html' ? 'html' : 'text']: content.toString('utf8') };
}

/** `attachment; filename=receipt.pdf`, or with non-ASCII letters `filename*0*=utf-8''re%C3%A7u.pdf` (RFC 2231). */
function fileNameIn(disposition: string): string | undefined {
  const [kind, ...parameters] = disposition.split(';').map((part) => part.trim());
  if (kind !== 'attachment') return undefined;
  const first = (pattern: RegExp) =>
    parameters.map((text) => pattern.exec(text)?.[1]).find((name) => name !== undefined);
  const encoded = first(/^filename\*0\*=utf-8''(.+)$/i);
  return encoded === undefined ? first(/^filename="?([^"]+)/) : decodeURIComponent(encoded);
}

/** Without the line ends that belong to the boundaries. */
function readPart(part: string): ReadMail {
  return readEml(part.replace(/^\r\n|\r\n$/g, ''));
}

function divide(source: string): { head: ReadonlyMap<string, string>; body: string } {
  const [lines = '', ...rest] = source.split('\r\n\r\n');
  const fields = lines.replace(/\r\n(?=[ \t])/g, '').split('\r\n');
  const head = fields.map((field): [string, string] => {
    const colon = field.indexOf(':');
    return [field.slice(0, colon).toLowerCase(), decodeWords(field.slice(colon + 1).trim())];
  });
  return { head: new Map(head), body: rest.join('\r\n\r\n') };
}

/** `=?UTF-8?Q?Espa=C3=B1a?=`; the space between two of them belongs to neither (RFC 2047). */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      String(encoding.toLowerCase() === 'b' ? Buffer.from(word, 'base64') : bytesOfQuoted(word.replaceAll('_', ' '))),
    );
}

function decodeBody(body: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  return encoding === 'quoted-printable' ? bytesOfQuoted(body.replace(/=\r\n/g, '')) : Buffer.from(body);
}

function bytesOfQuoted(text: string): Buffer {
  const bytes = text.replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}

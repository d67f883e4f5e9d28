/** What a person wants to see of a message that the folder holds. */
export interface ReadMail {
  /** By their names in small letters. */
  readonly head: ReadonlyMap<string, string>;
  readonly text: string;
  readonly html: string;
}

/** Reads what `folderPostman` writes: UTF-8, as a text or as a text and HTML beside each other. */
export function readEml(source: string): ReadMail {
  const { head, body } = divide(source);
  const contentType = head.get('content-type') ?? '';
  const [, boundary] = /boundary="([^"]+)"/.exec(contentType) ?? [];
  if (boundary === undefined) {
    const content = decodeBody(body, head.get('content-transfer-encoding') ?? '');
    return contentType.startsWith('text/html') ? { head, text: '', html: content } : { head, text: content, html: '' };
  }
  const parts = body.split(`--${boundary}`).slice(1, -1).map(readPart);
  const first = (kind: 'text' | 'html') => parts.map((part) => part[kind]).find((content) => content !== '') ?? '';
  return { head, text: first('text'), html: first('html') };
}

/** Without the ends of line that belong to the boundaries. */
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
      encoding.toLowerCase() === 'b' ? fromBase64(word) : fromQuoted(word.replaceAll('_', ' ')),
    );
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return fromBase64(body);
  return encoding === 'quoted-printable' ? fromQuoted(body.replace(/=\r\n/g, '')) : body;
}

function fromBase64(text: string): string {
  return Buffer.from(text, 'base64').toString('utf8');
}

function fromQuoted(text: string): string {
  const bytes = text.replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

import type { FileContent } from '#platform/server/body/file-content.ts';
import { type AttachmentEnding, attachmentEnding } from '../ticket-files.ts';

interface FileType {
  readonly type: string;
  /** Whether a file with this ending contains what the ending says, as far as its signature and its names tell. */
  readonly is: (content: FileContent) => boolean;
}

export const startsWith = (hex: string, at = 0) => {
  const bytes = Buffer.from(hex, 'hex');
  return ({ firstBytes }: FileContent) => bytes.every((byte, index) => firstBytes[at + index] === byte);
};

/** The beginning as letters of one byte each. */
const letters = ({ firstBytes }: FileContent, from: number, to: number) =>
  Buffer.from(firstBytes.subarray(from, to)).toString('latin1');

export const isZip = startsWith('504b0304');
const isOle2 = startsWith('d0cf11e0a1b11ae1');
const isRtf = startsWith('7b5c727466');
const isText = (content: FileContent) => content.isText;

/** A document of Office with a password is an archive that is encrypted as a whole. */
const office = (type: string, folder: 'word/' | 'xl/' | 'ppt/'): FileType => ({
  type: `application/vnd.openxmlformats-officedocument.${type}`,
  is: (content) =>
    isZip(content)
      ? content.marks.includes('[content_types].xml') && content.marks.includes(folder)
      : isOle2(content) && content.marks.includes('EncryptedPackage'),
});

/** Its first file, which is never compressed, names its type. */
const openDocument = (kind: string): FileType => {
  const type = `application/vnd.oasis.opendocument.${kind}`;
  const mark = `mimetype${type}`;
  return { type, is: (content) => isZip(content) && letters(content, 30, 30 + mark.length) === mark };
};

/** Still pictures of phones, in a container that other formats use too. */
const heifBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
const isHeif = (content: FileContent) =>
  letters(content, 4, 8) === 'ftyp' && heifBrands.includes(letters(content, 8, 12));

const jpeg: FileType = { type: 'image/jpeg', is: startsWith('ffd8ff') };
const heif: FileType = { type: 'image/heic', is: isHeif };

const types: Readonly<Record<AttachmentEnding, FileType>> = {
  pdf: { type: 'application/pdf', is: startsWith('255044462d') },
  jpg: jpeg,
  jpeg,
  png: { type: 'image/png', is: startsWith('89504e470d0a1a0a') },
  gif: { type: 'image/gif', is: (content) => ['GIF87a', 'GIF89a'].includes(letters(content, 0, 6)) },
  webp: {
    type: 'image/webp',
    is: (content) => letters(content, 0, 4) === 'RIFF' && letters(content, 8, 12) === 'WEBP',
  },
  heic: heif,
  heif,
  docx: office('wordprocessingml.document', 'word/'),
  xlsx: office('spreadsheetml.sheet', 'xl/'),
  pptx: office('presentationml.presentation', 'ppt/'),
  odt: openDocument('text'),
  ods: openDocument('spreadsheet'),
  odp: openDocument('presentation'),
  // Word opens a file of this name as what it is, and many programs write RTF under it.
  doc: { type: 'application/msword', is: (content) => isOle2(content) || isRtf(content) },
  xls: { type: 'application/vnd.ms-excel', is: isOle2 },
  ppt: { type: 'application/vnd.ms-powerpoint', is: isOle2 },
  rtf: { type: 'application/rtf', is: isRtf },
  txt: { type: 'text/plain', is: isText },
  csv: { type: 'text/csv', is: isText },
  ics: {
    type: 'text/calendar',
    is: (content) => content.isText && textStart(content).startsWith('begin:vcalendar'),
  },
  zip: { type: 'application/zip', is: isZip },
};

/** The only types that are sent as what they are. No browser runs anything in them. */
const harmless: ReadonlySet<string> = new Set(Object.values(types).map(({ type }) => type));

export const unknownType = 'application/octet-stream';

export function servedType(type: string): string {
  return harmless.has(type) ? type : unknownType;
}

/**
 * The type that the ending of a name says, if the content matches it. Undefined if it does not, or if files with that
 * ending may not be attached.
 */
export function typeOfContent(file: FileContent & { readonly name: string }): string | undefined {
  const ending = attachmentEnding(file.name);
  const known = ending && types[ending];
  return known?.is(file) ? known.type : undefined;
}

const encodings: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' };

/** The beginning of a text in any encoding, in lower case, without a byte order mark and spaces. */
export function textStart({ firstBytes }: FileContent): string {
  const start = Buffer.from(firstBytes.subarray(0, 2)).toString('hex');
  return new TextDecoder(encodings[start]).decode(firstBytes).trimStart().toLowerCase();
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { testUpload } from '#platform/server/body/testing-upload.ts';
import { type AttachmentEnding, attachmentEndings } from '../ticket-files.ts';
import { mailAttachment } from './attachments.ts';
import { dangerousContent } from './dangerous-files.ts';
import { servedType, typeOfContent } from './file-types.ts';

const folder = mkdtempSync(join(tmpdir(), 'hormiga-content-'));
afterAll(() => rmSync(folder, { recursive: true }));

const hex = (bytes: string) => Buffer.from(bytes, 'hex');
const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const zipOf = (...names: string[]) => zipSync(Object.fromEntries(names.map((name) => [name, new Uint8Array(9)])));
const office = (document: string, ...others: string[]) =>
  zipOf('_rels/.rels', document, ...others, '[Content_Types].xml');
const ole2 = (...streams: string[]) =>
  Buffer.concat([hex('d0cf11e0a1b11ae1'), Buffer.alloc(1000), ...streams.map(utf16)]);
const openDocument = (kind: string, others: Zippable = {}) =>
  zipSync({
    mimetype: [strToU8(`application/vnd.oasis.opendocument.${kind}`), { level: 0 }],
    'content.xml': strToU8('<x/>'),
    ...others,
  });
const container = (brand: string) => Buffer.concat([hex('00000018'), Buffer.from(`ftyp${brand}`), Buffer.alloc(8)]);

const png = hex('89504e470d0a1a0a0000');
const html = '<!doctype html><script>alert(1)</script>';
const jpeg = hex('ffd8ffe0');

/** A file of each kind, with nothing in it that could do harm. */
const samples: Readonly<Record<AttachmentEnding, string | Uint8Array>> = {
  pdf: '%PDF-1.7 …',
  jpg: jpeg,
  jpeg,
  png,
  gif: 'GIF89a…',
  webp: Buffer.concat([Buffer.from('RIFF'), hex('00000000'), Buffer.from('WEBPVP8 ')]),
  heic: container('heic'),
  heif: container('mif1'),
  docx: office('word/document.xml', 'word/media/image1.svg', 'word/embeddings/oleObject1.bin'),
  xlsx: office('xl/workbook.xml'),
  pptx: office('ppt/presentation.xml'),
  odt: openDocument('text'),
  ods: openDocument('spreadsheet'),
  odp: openDocument('presentation'),
  doc: ole2('WordDocument'),
  xls: ole2('Workbook'),
  ppt: ole2('PowerPoint Document'),
  rtf: '{\\rtf1 Hola}',
  txt: 'Ñandú 🐜',
  csv: Buffer.from('Nombre;A\xf1o\r\n', 'latin1'),
  ics: '\ufeffBEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
  zip: zipOf('factura.pdf', 'factura.xml'),
};

describe('a file in a form', () => {
  it.each(attachmentEndings)('may be a .%s, and is neither marked nor another type', async (ending) => {
    const file = await testUpload(folder, `Un archivo.v2.${ending.toUpperCase()}`, samples[ending]);
    const type = typeOfContent(file);
    expect(type).toMatch(/^[a-z]+\/[a-z.-]+$/);
    expect(dangerousContent(file)).toBeUndefined();
    expect(servedType(mailAttachment(file).type)).toBe(type);
  });

  it.each([
    ['a.png', html],
    ['a.png', hex('89504e47')],
    ['a.pdf', png],
    ['a.txt', png],
    ['a.txt', 'a\u0000b'],
    ['a.csv', png],
    ['a.ics', 'Hola'],
    ['a.html', html],
    ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a.exe', 'MZ'],
    ['a.docm', samples.docx],
    ['a.xlsm', samples.xlsx],
    ['a.xml', '<x/>'],
    ['txt', 'Hola'],
    ['constructor', 'Hola'],
    ['a.toString', 'Hola'],
    ['a.txt.', 'Hola'],
    ['a.docx', zipOf('word/document.xml')],
    ['a.docx', samples.xlsx],
    ['a.docx', samples.odt],
    ['a.docx', samples.doc],
    ['a.odt', samples.ods],
    ['a.odt', zipOf('mimetype', 'content.xml')],
    ['a.xls', html],
    ['a.zip', 'PK'],
    ['a.zip', hex('526172211a0700')],
    ['a.heic', container('isom')],
    ['a.webp', Buffer.concat([Buffer.from('RIFF'), hex('00000000'), Buffer.from('WAVEfmt ')])],
    ['a.pdf', ''],
  ])('is not %s if its content is something else, or that kind is not taken (%#)', async (name, content) => {
    expect(typeOfContent(await testUpload(folder, name, content))).toBeUndefined();
  });

  it('may be a document with a password, which is stored like an old one', async () => {
    for (const name of ['a.docx', 'a.xlsx', 'a.pptx'])
      expect(typeOfContent(await testUpload(folder, name, ole2('EncryptedPackage')))).toContain('openxmlformats');
  });
});

it('sends no type that a browser or a phone could act on', () => {
  for (const type of ['text/html', 'image/svg+xml', 'application/x-executable', 'application/octet-stream', 'x', ''])
    expect(servedType(type)).toBe('application/octet-stream');
});

import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createContentReader } from './file-content.ts';

function read(content: string | Uint8Array, chunkBytes = Number.POSITIVE_INFINITY) {
  const all = Buffer.from(content);
  const reader = createContentReader();
  for (let at = 0; at < all.length; at += chunkBytes) reader.add(all.subarray(at, at + chunkBytes));
  return reader.end();
}

const zipOf = (...names: string[]) => zipSync(Object.fromEntries(names.map((name) => [name, new Uint8Array(3)])));
const zipStart = Buffer.from('504b0304', 'hex');

/** A record of the list of contents of an archive. */
function recordOf(name: string): Buffer {
  const record = Buffer.alloc(46 + name.length);
  record.write('504b0102', 'hex');
  record.writeUInt16LE(name.length, 28);
  record.write(name, 46);
  return record;
}

const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const ole2 = (...streams: string[]) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(2000),
    ...streams.map(utf16),
    Buffer.alloc(2000),
  ]);

describe('what is known of a file without unpacking it', () => {
  it.each([
    ['UTF-8', 'Ñandú 🐜\r\n\t', true],
    ['UTF-8 with its mark', '\ufeffÑandú', true],
    ['the encoding of older Windows', Buffer.from('caf\xe9 \x93quoted\x94 \x81', 'latin1'), true],
    ['UTF-16, as Excel writes it', utf16('\ufeffNombre\tCargo\r\n'), true],
    ['UTF-16 with a zero character', utf16('\ufeffa\0b'), false],
    ['UTF-16 that ends within a character', utf16('\ufeffab').subarray(0, 5), false],
    ['a zero byte', 'a\0b', false],
    ['an escape character', 'a\u001b[2Jb', false],
    ['nothing', '', true],
    ['one letter', 'a', true],
  ])('is whether it is text: %s', (_, content, isText) => {
    for (const chunkBytes of [1, 3, Number.POSITIVE_INFINITY]) expect(read(content, chunkBytes).isText).toBe(isText);
  });

  it('are its first bytes, however it arrives', () => {
    const content = Buffer.from('0123456789'.repeat(1000));
    for (const chunkBytes of [1, 999, 5000, Number.POSITIVE_INFINITY])
      expect(Buffer.from(read(content, chunkBytes).firstBytes)).toEqual(content.subarray(0, 4096));
  });

  it('are the names in an archive, however it arrives', () => {
    const content = zipOf(
      '[Content_Types].xml',
      'word/document.xml',
      'word/vbaProject.bin',
      'a/B.EXE',
      'c.scr . ',
      'none',
    );
    for (const chunkBytes of [1, 7, 100, Number.POSITIVE_INFINITY]) {
      const { marks, zipEndings, isZipCut } = read(content, chunkBytes);
      expect([...marks].sort()).toEqual(['[content_types].xml', 'vbaproject.bin', 'word/']);
      expect([...zipEndings].sort()).toEqual(['bin', 'exe', 'scr', 'xml']);
      expect(isZipCut).toBe(false);
    }
  });

  it('are the names in archives that were written with the separators of Windows', () => {
    expect(read(zipOf('xl\\workbook.xml', 'folder.exe\\readme')).zipEndings).toEqual(['xml']);
    expect(read(zipOf('xl\\workbook.xml')).marks).toEqual(['xl/']);
  });

  it('does not include names that only occur in another file', () => {
    expect(read(Buffer.concat([Buffer.from('%PDF-1.7'), zipOf('a.exe')]))).toMatchObject({ marks: [], zipEndings: [] });
  });

  it('says when an archive has too many names or endings, or too long ones', () => {
    const listOf = (count: number, name: (n: number) => string) =>
      Buffer.concat([zipStart, ...Array.from({ length: count }, (_, n) => recordOf(name(n)))]);
    expect(read(listOf(19_999, (n) => `${n}.txt`)).isZipCut).toBe(false);
    expect(read(listOf(20_001, (n) => `${n}.txt`)).isZipCut).toBe(true);
    expect(read(listOf(0, () => '')).isZipCut).toBe(true);
    expect(read(listOf(302, (n) => `a.x${n}`)).isZipCut).toBe(true);
    expect(read(listOf(1, () => `${'a'.repeat(1100)}.exe`)).isZipCut).toBe(true);
  });

  it('reads a hostile archive to its end, with bounded results', () => {
    for (const content of [
      Buffer.concat([zipStart, ...Array.from({ length: 100_000 }, () => recordOf(''))]),
      Buffer.concat([zipStart, Buffer.from('504b0102'.repeat(50_000), 'hex')]),
      Buffer.concat([zipStart, recordOf('').subarray(0, 20)]),
    ]) {
      const { zipEndings, marks } = read(content, 64 * 1024);
      expect(zipEndings.length + marks.length).toBe(0);
    }
  });

  it.each([
    ['macros of an old document', ole2('WordDocument', '_VBA_PROJECT'), ['_VBA_PROJECT']],
    ['a document with a password', ole2('EncryptedPackage'), ['EncryptedPackage']],
    ['an old document without either', ole2('WordDocument'), []],
    ['an embedded object', '{\\rtf1 {\\object\\objdata 0105}}', ['\\objdata']],
    ['the same words in a text', 'How does \\objdata work? And _VBA_PROJECT?', []],
    ['a disk image', Buffer.concat([Buffer.alloc(32_769), Buffer.from('CD001')]), ['disk image']],
    ['a disk image of a newer kind', Buffer.concat([Buffer.alloc(32_769), Buffer.from('BEA01')]), ['disk image']],
    ['the same word elsewhere', Buffer.concat([Buffer.alloc(32_768), Buffer.from('CD001')]), []],
  ])('are its marks: %s', (_, content, marks) => {
    for (const chunkBytes of [1, 500, Number.POSITIVE_INFINITY]) expect(read(content, chunkBytes).marks).toEqual(marks);
  });
});

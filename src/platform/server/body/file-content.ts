/** What is known of a file's content from having read it once, from beginning to end. Nothing is ever unpacked. */
export interface FileContent {
  /** Enough for the signature of any file type, and for the first lines of a text. */
  readonly firstBytes: Uint8Array;
  /** True if the file has no control characters but tabs, line ends and page breaks: text in any encoding. */
  readonly isText: boolean;
  /** Which of these it contains. */
  readonly marks: readonly ContentMark[];
  /** The different endings of the names in a ZIP archive, in lower case. */
  readonly zipEndings: readonly string[];
  /** The archive has more names than were read, or longer ones, or a list of them that is encrypted or missing. */
  readonly isZipCut: boolean;
}

export type ContentMark = keyof typeof phrases | (typeof zipNames)[number] | 'disk image';

const utf16 = (text: string) => Buffer.from(text, 'utf16le');

/** Searched for in files that begin with the signature of their format; elsewhere they mean nothing. */
const phrases = {
  // The two streams of an old Office document that contain its macros, and a document with a password.
  _VBA_PROJECT: { within: 'd0cf11e0', bytes: utf16('_VBA_PROJECT') },
  EncryptedPackage: { within: 'd0cf11e0', bytes: utf16('EncryptedPackage') },
  // An object that is embedded in an RTF document.
  '\\objdata': { within: '7b5c7274', bytes: Buffer.from('\\objdata') },
} as const;

const phraseNames = Object.keys(phrases) as (keyof typeof phrases)[];

/** Files, and folders that end in a slash, that say what a ZIP archive is. In lower case. */
const zipNames = [
  '[content_types].xml',
  'word/',
  'xl/',
  'ppt/',
  'vbaproject.bin',
  'xl/macrosheets/',
  'basic/',
] as const;

const zipStart = '504b0304';
/** A record of the list of contents, which has the names of all files in an archive. */
const zipRecord = Buffer.from('504b0102', 'hex');
const zipRecordBytes = 46;

/** Disk images for optical drives are found by these words, and by no others at the beginning. */
const imageMark = { at: 32_769, words: ['CD001', 'BEA01'], bytes: 5 } as const;

const most = { firstBytes: 4096, zipRecords: 20_000, zipEndings: 300, zipName: 1024 } as const;

/** What of one chunk is looked at again with the next: longer than anything that is searched for. */
const overlap = zipRecordBytes + most.zipName;

/** Reads a file's content chunk by chunk, in time and memory that do not depend on what a stranger put into it. */
export function createContentReader() {
  const first: Buffer[] = [];
  const marks = new Set<ContentMark>();
  const zip = { endings: new Set<string>(), records: 0, isCut: false };
  const text = createTextCheck();
  let bytes = 0;
  let rest: Buffer = Buffer.alloc(0);
  let start = '';

  const findPhrases = (window: Buffer) => {
    for (const name of phraseNames) {
      const { within, bytes: phrase } = phrases[name];
      if (start === within && !marks.has(name) && window.includes(phrase)) marks.add(name);
    }
  };
  const findImage = (window: Buffer, at: number) => {
    if (at < 0 || at + imageMark.bytes > window.length) return;
    const word = window.toString('latin1', at, at + imageMark.bytes);
    if (imageMark.words.some((one) => one === word)) marks.add('disk image');
  };
  const look = (chunk: Buffer) => {
    const window = Buffer.concat([rest, chunk]);
    if (start.length < zipStart.length) start = window.toString('hex', 0, zipStart.length / 2);
    findPhrases(window);
    findImage(window, imageMark.at - (bytes - rest.length));
    const read = start === zipStart ? readZipNames(window, marks, zip) : 0;
    // A copy, so that the chunk is not kept in memory.
    rest = Buffer.from(window.subarray(Math.max(read, window.length - overlap)));
  };

  return {
    add(chunk: Buffer) {
      if (bytes < most.firstBytes) first.push(Buffer.from(chunk.subarray(0, most.firstBytes - bytes)));
      text.add(chunk);
      look(chunk);
      bytes += chunk.length;
    },
    end(): FileContent {
      return {
        firstBytes: Buffer.concat(first),
        isText: text.end(),
        marks: [...marks],
        zipEndings: [...zip.endings],
        isZipCut: zip.isCut || (start === zipStart && zip.records === 0),
      };
    },
  };
}

interface FoundInZip {
  readonly endings: Set<string>;
  records: number;
  isCut: boolean;
}

/** Returns where the last complete record ends: one that is not complete yet is read with the next chunk. */
function readZipNames(window: Buffer, marks: Set<ContentMark>, found: FoundInZip): number {
  let read = 0;
  while (found.records < most.zipRecords) {
    const at = window.indexOf(zipRecord, read);
    if (at < 0 || at + zipRecordBytes > window.length) return read;
    const nameAt = at + zipRecordBytes;
    const length = window.readUInt16LE(at + 28);
    const isTooLong = length > most.zipName;
    if (!isTooLong && nameAt + length > window.length) return read;
    found.records++;
    found.isCut ||= isTooLong || found.endings.size >= most.zipEndings;
    if (!isTooLong) noteZipName(window.toString('latin1', nameAt, nameAt + length), marks, found);
    read = isTooLong ? nameAt : nameAt + length;
  }
  found.isCut = true;
  return window.length;
}

function noteZipName(written: string, marks: Set<ContentMark>, { endings }: FoundInZip): void {
  const name = written.replaceAll('\\', '/').toLowerCase();
  for (const known of zipNames) if (isNamed(name, known)) marks.add(known);
  const ending = endingIn(name);
  if (ending !== undefined && endings.size < most.zipEndings) endings.add(ending);
}

function isNamed(name: string, known: (typeof zipNames)[number]): boolean {
  if (known.endsWith('/')) return name.startsWith(known);
  return known === 'vbaproject.bin' ? name.endsWith(known) : name === known;
}

/** What follows the last dot of a name. Windows drops dots and spaces at the end of a name. */
function endingIn(name: string): string | undefined {
  let end = name.length;
  while (end > 0 && '. '.includes(name.charAt(end - 1))) end--;
  const dot = name.lastIndexOf('.', end - 1);
  const ending = name.slice(dot + 1, end);
  return dot < 0 || ending.includes('/') || ending.length > 20 ? undefined : ending;
}

/** Bytes 80 to 9F are letters in some encodings, and parts of letters in UTF-8. */
const controls = /[^\t\n\f\r\u0080-\u009f\P{Cc}]/u;

/** Text of two bytes a character says so at its beginning. It contains zero bytes, as no other text does. */
function encodingOf(bytes: Buffer): string {
  const start = bytes.toString('hex', 0, 2);
  return start === 'fffe' ? 'utf-16le' : start === 'feff' ? 'utf-16be' : 'windows-1252';
}

function createTextCheck() {
  let decoder: TextDecoder | undefined;
  let begun: Buffer = Buffer.alloc(0);
  let isText = true;
  const decode = (chunk: Buffer | undefined) => {
    try {
      decoder ??= new TextDecoder(encodingOf(begun), { fatal: true });
      isText &&= !controls.test(decoder.decode(chunk, { stream: chunk !== undefined }));
    } catch {
      isText = false;
    }
  };
  return {
    add(chunk: Buffer) {
      if (!isText) return;
      if (decoder) return decode(chunk);
      begun = Buffer.concat([begun, chunk]);
      if (begun.length > 1) decode(begun);
    },
    end() {
      if (!decoder) decode(begun);
      decode(undefined);
      return isText;
    },
  };
}

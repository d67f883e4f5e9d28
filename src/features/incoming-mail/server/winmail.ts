import { decodeText } from './text-encoding.ts';

/**
 * Reads `winmail.dat`, in which Outlook packs the files and the text of a message (TNEF, specified in MS-OXTNEF). Its
 * content is a stranger's: the reader does a limited amount of work, and files are views of the input, not copies.
 */

export interface UnpackedWinmail {
  readonly files: readonly { readonly name: string; readonly content: Uint8Array }[];
  readonly text: string | undefined;
  /** False if a part could not be read. Then the original is worth keeping as well. */
  readonly isComplete: boolean;
}

/** Undefined if the bytes are not TNEF. Of one that is damaged further on, what could be read. */
export function unpackWinmail(bytes: Uint8Array): UnpackedWinmail | undefined {
  return unpack(bytes, { steps: mostSteps, depth: deepest });
}

const signature = 0x223e9f78;

/** Attributes and properties of a message and of those within it. Outlook writes about a hundred for each file. */
const mostSteps = 50_000;
/** Messages within messages. */
const deepest = 4;
/** Bytes of a text. */
const longestText = 400_000;
/** Bytes of a text with its formatting, which is compressed. */
const longestRtf = 5_000_000;

interface Budget {
  steps: number;
  readonly depth: number;
}

class Damaged extends Error {}

const attributes = {
  body: 0x800c,
  codePage: 0x9007,
  messageProperties: 0x9003,
  attachmentBegins: 0x9002,
  attachmentTitle: 0x8010,
  attachmentData: 0x800f,
  attachmentProperties: 0x9005,
} as const;

const properties = {
  body: 0x1000,
  rtf: 0x1009,
  html: 0x1013,
  displayName: 0x3001,
  data: 0x3701,
  shortName: 0x3704,
  longName: 0x3707,
} as const;

interface Attached {
  title?: string;
  content?: Uint8Array;
  /** Strings and bytes, by the ids above. */
  readonly values: Map<number, Value>;
}

interface Value {
  readonly type: number;
  readonly bytes: Uint8Array;
}

interface Message {
  body?: string;
  codePage: number;
  readonly values: Map<number, Value>;
  readonly attached: Attached[];
}

function unpack(bytes: Uint8Array, budget: Budget): UnpackedWinmail | undefined {
  const source = readerOf(bytes);
  if (bytes.length < 6 || source.uint32() !== signature) return undefined;
  source.take(2);
  const message: Message = { codePage: 1252, values: new Map(), attached: [] };
  let isComplete = true;
  try {
    while (!source.isAtEnd()) {
      spend(budget);
      const [level] = source.take(1);
      if (level !== 1 && level !== 2) throw new Damaged();
      const id = source.uint32() & 0xffff;
      const data = source.take(source.uint32());
      // A checksum follows, which many programs get wrong.
      source.take(2);
      if (!readAttribute(message, id, data, budget)) isComplete = false;
    }
  } catch (error) {
    if (!(error instanceof Damaged)) throw error;
    isComplete = false;
  }
  return collect(message, budget, isComplete);
}

function spend(budget: Budget): void {
  budget.steps -= 1;
  if (budget.steps < 0) throw new Damaged();
}

/** False if it could only be read in part. */
function readAttribute(message: Message, id: number, data: Uint8Array, budget: Budget): boolean {
  const current = () => {
    const last: Attached = message.attached.at(-1) ?? { values: new Map() };
    if (message.attached.length === 0) message.attached.push(last);
    return last;
  };
  switch (id) {
    case attributes.codePage:
      if (data.length >= 4) message.codePage = readerOf(data).uint32();
      return true;
    case attributes.body:
      message.body = decode(data, message.codePage);
      return true;
    case attributes.messageProperties:
      return readProperties(data, message.values, budget);
    case attributes.attachmentBegins:
      message.attached.push({ values: new Map() });
      return true;
    case attributes.attachmentTitle:
      current().title = decode(data, message.codePage);
      return true;
    case attributes.attachmentData:
      current().content = data;
      return true;
    case attributes.attachmentProperties:
      return readProperties(data, current().values, budget);
    default:
      return true;
  }
}

function collect(message: Message, budget: Budget, isReadToItsEnd: boolean): UnpackedWinmail {
  const { values, codePage, attached } = message;
  const text = textOf(values.get(properties.body), codePage) ?? message.body;
  const parts = [
    ...(text?.trim() ? [] : [formattedText(values)]),
    ...attached.map((one, n) => filesOf(one, nameOf(one, codePage) ?? `file-${n + 1}`, budget)),
  ];
  return {
    files: parts.flatMap(({ files }) => files),
    text,
    isComplete: isReadToItsEnd && parts.every((part) => part.isComplete),
  };
}

type Files = Pick<UnpackedWinmail, 'files' | 'isComplete'>;

function formattedText(values: Message['values']): Files {
  const [rtf, html] = [values.get(properties.rtf), values.get(properties.html)];
  const unpacked = rtf && decompressRtf(rtf.bytes);
  const files = [
    ...(unpacked ? [{ name: 'message.rtf', content: unpacked }] : []),
    ...(html ? [{ name: 'message.html', content: html.bytes }] : []),
  ];
  return { files, isComplete: !rtf || unpacked !== undefined };
}

function filesOf({ content, values }: Attached, name: string, budget: Budget): Files {
  const data = values.get(properties.data);
  if (content || data?.type !== types.object) {
    const file = content ?? data?.bytes;
    return { files: file ? [{ name, content: file }] : [], isComplete: true };
  }
  // After an id, a message is TNEF within TNEF. Anything else is a file of its own.
  const object = data.bytes.subarray(16);
  const inner = unpackInner(object, budget);
  if (!inner) return { files: [{ name, content: object }], isComplete: true };
  const { text, files, isComplete } = inner;
  const asFile = text?.trim() ? [{ name: `${name}.txt`, content: new TextEncoder().encode(text) }] : [];
  return { files: [...files, ...asFile], isComplete };
}

function unpackInner(content: Uint8Array, budget: Budget): UnpackedWinmail | undefined {
  if (budget.depth === 0) return undefined;
  const inner: Budget = { steps: budget.steps, depth: budget.depth - 1 };
  const unpacked = unpack(content, inner);
  budget.steps = inner.steps;
  return unpacked;
}

function nameOf({ title, values }: Attached, codePage: number): string | undefined {
  const names = [properties.longName, properties.shortName, properties.displayName];
  const [long, short, display] = names.map((id) => textOf(values.get(id), codePage)?.trim());
  return long || short || title?.trim() || display || undefined;
}

const types = { string: 0x1e, unicode: 0x1f, object: 0x0d, binary: 0x102 } as const;
const isVariable = (type: number) => Object.values(types).some((known) => known === type);
const multiple = 0x1000;

/** The bytes that a value of a type takes, by its number in MAPI. */
const sizes: Readonly<Record<number, number>> = {
  0: 0,
  1: 0,
  2: 4,
  3: 4,
  4: 4,
  5: 8,
  6: 8,
  7: 8,
  10: 4,
  11: 4,
  20: 8,
  64: 8,
  72: 16,
};

/** Adds the first value of each property. False if only the first properties could be read. */
function readProperties(data: Uint8Array, values: Map<number, Value>, budget: Budget): boolean {
  try {
    const source = readerOf(data);
    for (let left = source.uint32(); left > 0; left--) {
      spend(budget);
      const type = source.uint16();
      const id = source.uint16();
      if (id >= 0x8000) skipName(source);
      const value = readValue(source, type, budget);
      if (value && !values.has(id)) values.set(id, value);
    }
    return true;
  } catch (error) {
    if (error instanceof Damaged) return false;
    throw error;
  }
}

function skipName(source: Reader): void {
  source.take(16);
  if (source.uint32() === 0) source.take(4);
  else source.takePadded(source.uint32());
}

function readValue(source: Reader, typeWithFlag: number, budget: Budget): Value | undefined {
  const type = typeWithFlag & ~multiple;
  if (!isVariable(type)) {
    const size = sizes[type];
    if (size === undefined) throw new Damaged();
    source.take(size * (typeWithFlag & multiple ? source.uint32() : 1));
    return undefined;
  }
  let first: Value | undefined;
  for (let left = source.uint32(); left > 0; left--) {
    spend(budget);
    const bytes = source.takePadded(source.uint32());
    first ??= { type, bytes };
  }
  return first;
}

function textOf(value: Value | undefined, codePage: number): string | undefined {
  if (value?.type === types.unicode) return decode(value.bytes, 1200);
  return value?.type === types.string ? decode(value.bytes, codePage) : undefined;
}

/** Code pages of Windows whose encodings have names that do not contain their number. */
const encodings: Readonly<Record<number, string>> = {
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  1200: 'utf-16le',
  65001: 'utf-8',
};

/** The text up to the zero that ends it. */
function decode(bytes: Uint8Array, codePage: number): string {
  const isWindows = codePage === 874 || (codePage >= 1250 && codePage <= 1258);
  const encoding = encodings[codePage] ?? `windows-${isWindows ? codePage : 1252}`;
  const text = decodeText(bytes.subarray(0, longestText), encoding);
  const end = text.indexOf('\0');
  return end < 0 ? text : text.slice(0, end);
}

type Reader = ReturnType<typeof readerOf>;

/** Numbers are stored with their lowest byte first. Reading past the end throws `Damaged`. */
function readerOf(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  const take = (length: number): Uint8Array => {
    if (length > bytes.length - at) throw new Damaged();
    at += length;
    return bytes.subarray(at - length, at);
  };
  return {
    isAtEnd: () => at >= bytes.length,
    take,
    /** What is padded to four bytes, without the padding, which the last value may lack. */
    takePadded(length: number): Uint8Array {
      const value = take(length);
      take(Math.min(-length & 3, bytes.length - at));
      return value;
    },
    uint16(): number {
      take(2);
      return view.getUint16(at - 2, true);
    },
    uint32(): number {
      take(4);
      return view.getUint32(at - 4, true);
    },
  };
}

const compressed = 0x75465a4c;
const uncompressed = 0x414c454d;

/** What every dictionary begins with (MS-OXRTFCP, 2.1.2.1). */
const dictionary = new TextEncoder().encode(
  '{\\rtf1\\ansi\\mac\\deff0\\deftab720{\\fonttbl;}{\\f0\\fnil \\froman \\fswiss \\fmodern \\fscript \\fdecor MS Sans SerifSymbolArialTimes New RomanCourier{\\colortbl\\red0\\green0\\blue0\r\n\\par \\pard\\plain\\f0\\fs20\\b\\i\\u\\tab\\tx',
);
const window = 4096;

/** Text with formatting as Outlook stores it. Undefined if it is too long or damaged. */
function decompressRtf(bytes: Uint8Array): Uint8Array | undefined {
  if (bytes.length < 16) return undefined;
  const head = readerOf(bytes);
  head.take(4);
  const length = head.uint32();
  const kind = head.uint32();
  const source = bytes.subarray(16);
  if (kind === uncompressed) return source.subarray(0, length);
  return kind === compressed && length <= longestRtf ? expand(source, length) : undefined;
}

function expand(source: Uint8Array, length: number): Uint8Array | undefined {
  // A token of two bytes stands for 17 at most, so a small input cannot ask for much memory.
  if (length > source.length * 17) return undefined;
  const recent = new Uint8Array(window);
  recent.set(dictionary);
  const output = new Uint8Array(length);
  let [at, written, writeAt, flags] = [0, 0, dictionary.length, 0];
  const next = () => source[at++] ?? 0;
  const write = (byte: number) => {
    if (written < length) output[written++] = byte;
    recent[writeAt] = byte;
    writeAt = (writeAt + 1) % window;
  };
  // Each byte of flags says which of the next eight are bytes, and which are references to earlier ones.
  for (let bit = 0; at < source.length && written < length; bit = (bit + 1) % 8) {
    if (bit === 0) flags = next();
    const byte = next();
    if (((flags >> bit) & 1) === 0) {
      write(byte);
      continue;
    }
    const token = (byte << 8) | next();
    const from = token >> 4;
    if (from === writeAt) break;
    for (let n = 0; n < (token & 15) + 2; n++) write(recent[(from + n) % window] ?? 0);
  }
  return written === length ? output : undefined;
}

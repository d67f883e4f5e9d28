import chardet from 'chardet';

/** Bytes from which the character set of a text is guessed. */
const sampleBytes = 16 * 1024;

/**
 * Decodes what a mail program wrote, whatever it says about its character set: labels are often missing, unknown or
 * wrong. The label counts if the bytes are valid in it, except that text which is valid UTF-8 with accents is UTF-8.
 */
export function decodeText(bytes: Uint8Array, label?: string): string {
  const utf8 = decodeStrictly(bytes, 'utf-8');
  const isMultiByte = label !== undefined && /^(?:utf-?16|iso-2022|hz|utf-7)/i.test(label);
  if (utf8 !== undefined && !isMultiByte && (hasAccents(utf8) || !label)) return utf8;
  const labelled = label === undefined ? undefined : decodeStrictly(bytes, label);
  if (labelled !== undefined) return labelled;
  if (utf8 !== undefined) return utf8;
  return isMostlyUtf8(bytes) ? new TextDecoder().decode(bytes) : decodeGuessed(bytes);
}

/** Undefined if no such character set is known, or if the bytes are not valid in it. */
function decodeStrictly(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label.trim(), { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const hasAccents = (text: string) => /[^\p{ASCII}]/u.test(text);

/** A single damaged or cut character does not make a text one of another character set. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes.subarray(0, sampleBytes));
  const damaged = text.split('\ufffd').length - 1;
  const others = text.replace(/[\p{ASCII}\ufffd]/gu, '').length;
  return others > damaged;
}

/** Characters outside ASCII from which a guess is worth more than what most writers use. */
const enoughToGuess = 8;

/** The writers of most mails without a correct label use Windows in a western language. */
function decodeGuessed(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, sampleBytes);
  const isEnough = sample.filter((byte) => byte > 127).length >= enoughToGuess;
  const guessed = isEnough ? chardet.detect(sample) : null;
  return (guessed && decodeStrictly(bytes, guessed)) ?? new TextDecoder('windows-1252').decode(bytes);
}

/** `=?utf-8?Q?Ma=C3=B1ana?=`, as RFC 2047 writes other characters into headers. */
const encodedWord = /=\?([^?\s]{1,60})\?([bq])\?([^?]{0,4000})\?=/gi;

/** Decodes a header. Words that follow one another in the same character set may share a character. */
export function decodeHeader(raw: string): string {
  const value = decodeText(Buffer.from(raw, 'latin1'));
  let decoded = '';
  let end = 0;
  let pending: { charset: string; bytes: Buffer[] } | undefined;
  const flush = () => {
    if (pending) decoded += decodeText(Buffer.concat(pending.bytes), pending.charset);
    pending = undefined;
  };
  for (const { 0: word, 1: name = '', 2: way = '', 3: content = '', index } of value.matchAll(encodedWord)) {
    const between = value.slice(end, index);
    const isNext = pending !== undefined && between.trim() === '';
    // A language may follow the character set: `utf-8*es`.
    const charset = name.split('*', 1)[0]?.toLowerCase() ?? '';
    if (!isNext || pending?.charset !== charset) flush();
    if (!isNext) decoded += between;
    pending ??= { charset, bytes: [] };
    pending.bytes.push(way.toLowerCase() === 'b' ? Buffer.from(content, 'base64') : bytesOfQ(content));
    end = index + word.length;
  }
  flush();
  return decoded + value.slice(end);
}

function bytesOfQ(content: string): Buffer {
  const bytes = content
    .replaceAll('_', ' ')
    .replace(/=([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}

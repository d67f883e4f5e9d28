import chardet from 'chardet';

/** Bytes from which the character set of a text is guessed. */
const sampleBytes = 16 * 1024;

/**
 * Decodes what a mail program wrote, whatever it says about its character set: labels are often missing, unknown or
 * wrong. The label counts if the bytes are valid in it, except that text which is valid UTF-8 with accents is UTF-8.
 */
export function decodeText(bytes: Uint8Array, label?: string): string {
  const utf8 = decodeStrictly(bytes, 'utf-8');
  const labelled = label === undefined ? undefined : decodeLabelled(bytes, label);
  // In these, ASCII stands for other characters.
  const isPacked = label !== undefined && /^(?:iso-2022|utf-7|unicode-1-1-utf-7)/i.test(label);
  if (utf8 !== undefined && !utf8.includes('\0') && !isPacked && (hasAccents(utf8) || !label || isWide(label)))
    return utf8;
  if (labelled !== undefined) return labelled;
  if (utf8 !== undefined) return utf8;
  return isMostlyUtf8(bytes) ? new TextDecoder().decode(bytes) : decodeGuessed(bytes);
}

/** Undefined if no such character set is known, or if the bytes are not valid in it. */
function decodeStrictly(bytes: Uint8Array, label: string): string | undefined {
  try {
    const decoder = new TextDecoder(label, { fatal: true });
    const text = decoder.decode(bytes);
    return decoder.encoding === 'windows-1252' ? withWindowsSigns(text) : text;
  } catch {
    return undefined;
  }
}

/** The characters from 0x80 to 0x9f of Windows-1252, which some versions of Node read as control characters. */
const windowsSigns = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

function withWindowsSigns(text: string): string {
  return text.replace(/[\x80-\x9f]/g, (sign) => windowsSigns[sign.charCodeAt(0) - 0x80] ?? sign);
}

/** Two bytes for each character. Programs write such a label for other texts, too. */
const isWide = (label: string) => /^(?:utf-?16|ucs-?2|iso-10646-ucs-2|unicode$|csunicode)/i.test(label);

function decodeLabelled(bytes: Uint8Array, label: string): string | undefined {
  const name = label.trim();
  if (/^(?:unicode-1-1-)?utf-7$/i.test(name)) return decodeUtf7(bytes);
  if (!isWide(name)) return decodeStrictly(bytes, name);
  return decodeStrictly(
    bytes,
    /be$/i.test(name) || (!/le$/i.test(name) && isBigEndian(bytes)) ? 'utf-16be' : 'utf-16le',
  );
}

/** The byte that is 0 in most characters in which people write comes first, or a mark at the beginning says so. */
function isBigEndian(bytes: Uint8Array): boolean {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return true;
  const sample = bytes.subarray(0, sampleBytes);
  const zeros = (place: 0 | 1) => sample.filter((byte, at) => byte === 0 && at % 2 === place).length;
  return zeros(0) > zeros(1);
}

/** `Ma+APE-ana`, as some servers write characters outside of ASCII (RFC 2152). */
function decodeUtf7(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/\+([A-Za-z0-9+/]*)-?/g, (_, packed: string) =>
      packed === '' ? '+' : (decodeStrictly(Buffer.from(packed, 'base64'), 'utf-16be') ?? ''),
    );
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
  return (guessed && decodeStrictly(bytes, guessed)) ?? withWindowsSigns(Buffer.from(bytes).toString('latin1'));
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

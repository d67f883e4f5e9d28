import { describe, expect, it } from 'vitest';
import { decodeHeader, decodeText } from './text-encoding.ts';

const spanish = '¿Mañana? Sí: la canción “Ojalá” cuesta 5 €…';
/** Windows-1252 has these characters where ISO-8859-1 has none. */
const windows = Buffer.from(
  spanish.replace(/[“”€…]/g, (sign) => ({ '“': '\x93', '”': '\x94', '€': '\x80', '…': '\x85' })[sign] ?? ''),
  'latin1',
);
const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(text, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

describe('the text of a message', () => {
  it.each([
    ['UTF-8', Buffer.from(spanish), 'utf-8'],
    ['UTF-8 with a mark at its beginning', Buffer.from(`\ufeff${spanish}`), 'utf-8'],
    ['Windows-1252', windows, 'windows-1252'],
    ['Windows-1252 by its other name', windows, ' CP1252 '],
    ['ISO-8859-1, which most programs mean as Windows-1252', windows, 'iso-8859-1'],
    ['no label, in UTF-8', Buffer.from(spanish), undefined],
    ['no label, in Windows-1252', windows, undefined],
    ['an empty label', windows, ''],
    ['an unknown label, in UTF-8', Buffer.from(spanish), 'x-unknown'],
    ['an unknown label, in Windows-1252', windows, 'cp850x'],
    ['the wrong label UTF-8', windows, 'utf-8'],
    ['the wrong label ISO-8859-1', Buffer.from(spanish), 'iso-8859-1'],
    ['the wrong label US-ASCII', windows, 'us-ascii'],
    ['the wrong label US-ASCII, in UTF-8', Buffer.from(spanish), 'us-ascii'],
    ['the wrong label UTF-16', Buffer.from(spanish), 'utf-16'],
    ['UTF-16', utf16(`\ufeff${spanish}`), 'utf-16'],
    ['UTF-16 without a mark', utf16(spanish), 'utf-16'],
    ['UTF-16 with the other byte first', utf16(`\ufeff${spanish}`, true), 'utf-16'],
    ['UTF-16 with the other byte first, without a mark', utf16(spanish, true), 'UTF-16'],
    ['UTF-16BE', utf16(spanish, true), 'utf-16be'],
  ])('is read with %s', (_, bytes, label) => {
    expect(decodeText(bytes, label)).toBe(spanish);
  });

  it.each([
    ['你好', Buffer.from([0xc4, 0xe3, 0xba, 0xc3]), 'gb2312'],
    ['日本', Buffer.from('\x1b$BF|K\\\x1b(B', 'latin1'), 'iso-2022-jp'],
    ['日本', Buffer.from([0x93, 0xfa, 0x96, 0x7b]), 'shift_jis'],
    ['Привет', Buffer.from([0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4]), 'koi8-r'],
    ['mañana + 1', Buffer.from('ma+APE-ana +- 1'), 'utf-7'],
    ['Hola', Buffer.from('Hola'), 'utf-16'],
    ['Hola', Buffer.from('Hola'), 'unicode'],
    ['', Buffer.alloc(0), 'utf-8'],
  ])('is %j in %s as %s', (text, bytes, label) => {
    expect(decodeText(bytes, label)).toBe(text);
  });

  it('is guessed from what it says, if it is long enough, and else as most people write', () => {
    const russian = Buffer.from('cff0e8e2e5f22c20eae0ea20e4e5ebe03f20ddf2ee20eff0eee2e5f0eae020f2e5eaf1f2e0', 'hex');
    expect(decodeText(russian)).toBe('Привет, как дела? Это проверка текста');
    expect(decodeText(Buffer.from('Café', 'latin1'))).toBe('Café');
  });

  it('a text in UTF-8 stays that if a character of it is damaged or cut', () => {
    const bytes = Buffer.from('¿Mañana? Sí, la canción');
    expect(decodeText(bytes.subarray(0, -2))).toBe('¿Mañana? Sí, la canci\ufffd');
    expect(decodeText(Buffer.concat([bytes, Buffer.from([0xff])]), 'utf-8')).toBe('¿Mañana? Sí, la canción\ufffd');
  });
});

describe('a header', () => {
  const latin = (text: string) => Buffer.from(text).toString('latin1');

  it.each([
    ['=?utf-8?Q?Ma=C3=B1ana_=28hoy=29?=', 'Mañana (hoy)'],
    ['=?UTF-8?B?TWHDsWFuYQ==?=', 'Mañana'],
    ['=?iso-8859-1?q?Ma=F1ana?=', 'Mañana'],
    ['=?windows-1252?Q?=93Hola=94_5_=80?=', '“Hola” 5 €'],
    ['=?utf-8*es?Q?Ma=C3=B1ana?=', 'Mañana'],
    ['=?iso-2022-jp?B?GyRCRnxLXBsoQg==?=', '日本'],
    // The wrong or no character set.
    ['=?utf-8?Q?Ma=F1ana?=', 'Mañana'],
    ['=?iso-8859-1?Q?Ma=C3=B1ana?=', 'Mañana'],
    ['=?x-unknown?Q?Ma=F1ana?=', 'Mañana'],
    ['Ma\xf1ana', 'Mañana'],
    [latin('Mañana'), 'Mañana'],
    // A character that is split between two words, also of both kinds and over two lines.
    ['=?utf-8?Q?Ma=C3?= =?utf-8?Q?=B1ana?=', 'Mañana'],
    ['=?utf-8?B?8J+Q?=\r\n\t=?UTF-8?Q?=9C?=', '🐜'],
    // Only the white space between two of them is left out.
    ['=?utf-8?Q?a?= =?utf-8?Q?b?= c =?utf-8?Q?d?=', 'ab c d'],
    ['Re: =?utf-8?Q?s=C3=AD?= (x)', 'Re: sí (x)'],
    ['=?utf-8?Q?a?==?iso-8859-1?Q?=F1?=', 'añ'],
    ['=?utf-8?Q?dos palabras?=', 'dos palabras'],
    // What is no encoded word stays.
    ['a =?utf-8?X?b?= =? ?= =?utf-8?Q?', 'a =?utf-8?X?b?= =? ?= =?utf-8?Q?'],
    ['', ''],
  ])('%j is %j', (raw, text) => {
    expect(decodeHeader(raw)).toBe(text);
  });

  it('a header of thousands of words, or of one without an end, is read in a moment', () => {
    expect(decodeHeader('=?utf-8?Q?a?= '.repeat(20_000))).toHaveLength(20_001);
    const endless = `${'=?utf-8?Q?'.repeat(20_000)}${'=?'.repeat(100_000)}`;
    expect(decodeHeader(endless).length).toBeLessThanOrEqual(endless.length);
  });
});

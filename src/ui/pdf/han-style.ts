/** Chinese, Japanese and Korean share code points, but not always the shape of a character. */
export type HanStyle = 'simplified' | 'traditional' | 'japanese' | 'korean';

/** What tells the language of a text that contains Han characters, the surest first. */
const signs: readonly (readonly [RegExp, HanStyle])[] = [
  [/[\p{sc=Hira}\p{sc=Kana}]|株式会社|有限会社|合同会社/u, 'japanese'],
  [/\p{sc=Hang}/u, 'korean'],
  [/\p{sc=Bopo}/u, 'traditional'],
  [/@[^\s"@]+\.jp\b/, 'japanese'],
  [/@[^\s"@]+\.kr\b/, 'korean'],
  [/@[^\s"@]+\.(tw|hk|mo)\b/, 'traditional'],
  [/@[^\s"@]+\.(cn|sg)\b/, 'simplified'],
];

/** The style for all Han characters of a document: a name alone says little, a company or an address may say more. */
export function hanStyleOf(text: string): HanStyle {
  const sign = signs.find(([pattern]) => pattern.test(text));
  if (sign) return sign[1];
  const characters = text.match(/\p{sc=Han}/gu) ?? [];
  const isIn = (charset: ReadonlySet<string>) => characters.every((character) => charset.has(character));
  if (isIn(charsetOf('gbk', [0xb0, 0xf7]))) return 'simplified';
  if (isIn(charsetOf('big5', [0xa4, 0xf9]))) return 'traditional';
  return isIn(charsetOf('euc-jp', [0xb0, 0xf4])) ? 'japanese' : 'simplified';
}

/** The characters of a country's own encoding, which are those that its people write, by the range of first bytes. */
function charsetOf(encoding: string, [first, last]: readonly [number, number]): ReadonlySet<string> {
  const decoder = new TextDecoder(encoding);
  const bytes: number[] = [];
  for (let lead = first; lead <= last; lead++) {
    // GB 2312 and JIS X 0208 have second bytes from A1 on; the others of GBK are the traditional characters.
    for (let trail = encoding === 'big5' ? 0x40 : 0xa1; trail <= 0xfe; trail++) bytes.push(lead, trail);
  }
  return new Set(decoder.decode(new Uint8Array(bytes)));
}

/**
 * The short alphabet of text messages (GSM 03.38, seven bits a character). Of the letters with accents it has those
 * below and no others: é, ñ and ü, but neither á, í, ó, ú nor the small ç. Its escape sign is no character.
 */
const basic = new Set(
  [
    '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ',
    ' !"#¤%&\'()*+,-./0123456789:;<=>?',
    '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§',
    '¿abcdefghijklmnopqrstuvwxyzäöñüà',
  ].join(''),
);

/** Written as an escape sign and a second one, so each takes the room of two. */
export const doubled = [...'€[]{}\\^~|'] as const;
const extension = new Set([...doubled, '\f']);

/** The room that a code point takes, in septets. Undefined: the short alphabet does not have it. */
export function septetsOf(character: string): 1 | 2 | undefined {
  if (basic.has(character)) return 1;
  return extension.has(character) ? 2 : undefined;
}

export function isShort(text: string): boolean {
  return [...text].every((character) => septetsOf(character) !== undefined);
}

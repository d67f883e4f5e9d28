import { type FontIndex, hasCharacter, readFontIndex, readPackedFont } from './font-files.ts';
import type { HanStyle } from './han-style.ts';
import { memoizeSuccess } from './memoize-success.ts';

/** The fonts of Noto, by the name that Unicode gives their script. */
const scripts: readonly (readonly [RegExp, string])[] = [
  [/\p{scx=Arab}/u, 'noto-sans-arabic'],
  [/\p{scx=Armn}/u, 'noto-sans-armenian'],
  [/\p{scx=Beng}/u, 'noto-sans-bengali'],
  [/\p{scx=Cans}/u, 'noto-sans-canadian-aboriginal'],
  [/\p{scx=Cher}/u, 'noto-sans-cherokee'],
  [/\p{scx=Deva}/u, 'noto-sans-devanagari'],
  [/\p{scx=Ethi}/u, 'noto-sans-ethiopic'],
  [/\p{scx=Geor}/u, 'noto-sans-georgian'],
  [/\p{scx=Gujr}/u, 'noto-sans-gujarati'],
  [/\p{scx=Guru}/u, 'noto-sans-gurmukhi'],
  [/\p{scx=Hebr}/u, 'noto-sans-hebrew'],
  [/\p{scx=Khmr}/u, 'noto-sans-khmer'],
  [/\p{scx=Knda}/u, 'noto-sans-kannada'],
  [/\p{scx=Laoo}/u, 'noto-sans-lao'],
  [/\p{scx=Mlym}/u, 'noto-sans-malayalam'],
  [/\p{scx=Mymr}/u, 'noto-sans-myanmar'],
  [/\p{scx=Orya}/u, 'noto-sans-oriya'],
  [/\p{scx=Sinh}/u, 'noto-sans-sinhala'],
  [/\p{scx=Syrc}/u, 'noto-sans-syriac'],
  [/\p{scx=Taml}/u, 'noto-sans-tamil'],
  [/\p{scx=Telu}/u, 'noto-sans-telugu'],
  [/\p{scx=Tfng}/u, 'noto-sans-tifinagh'],
  [/\p{scx=Thaa}/u, 'noto-sans-thaana'],
  [/\p{scx=Thai}/u, 'noto-sans-thai'],
  [/\p{scx=Tibt}/u, 'noto-serif-tibetan'],
];

const hanFonts: Readonly<Record<HanStyle, string>> = {
  simplified: 'noto-sans-sc',
  traditional: 'noto-sans-tc',
  japanese: 'noto-sans-jp',
  korean: 'noto-sans-kr',
};

/** Latin, Greek and Cyrillic with every mark, and the usual signs. */
export const generalFont = 'noto-sans';
/** In one colour, as ink is. */
const emoji = 'noto-emoji';
const symbols = ['noto-sans-symbols', 'noto-sans-symbols-2', 'noto-sans-math'];

const inCjk = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Bopo}\u3000-\u303F\u3200-\u33FF\uFF00-\uFFEF]/u;
/** Also a character that is usually plain text, followed by the sign that asks for the picture. */
const asPicture = /\p{Emoji_Presentation}|\p{RI}|\uFE0F|\u20E3/u;

/** All fonts that may write a character, the best first. */
function candidates(character: string, hanStyle: HanStyle): string[] {
  const han = [...new Set([hanFonts[hanStyle], ...Object.values(hanFonts)])];
  if (inCjk.test(character)) return [...han, generalFont, ...symbols, emoji];
  if (asPicture.test(character)) return [emoji, ...symbols, generalFont];
  const script = scripts.find(([pattern]) => pattern.test(character));
  return [...(script ? [script[1]] : []), generalFont, ...symbols, emoji, ...han];
}

/** Only what a shape needs: joiners and signs of direction or style have none of their own. */
export function visibleIn(character: string): number[] {
  return [...character].flatMap((sign) => (/[\p{DI}\p{Cc}]/u.test(sign) ? [] : (sign.codePointAt(0) ?? [])));
}

/** Not before a document needs it. */
const fontIndex = memoizeSuccess(readFontIndex);

/** The name of the best font that has all of a character as a reader sees it; the last resort is any that has it. */
export async function fontNameFor(character: string, hanStyle: HanStyle): Promise<string | undefined> {
  const index = await fontIndex();
  const signs = visibleIn(character);
  const hasAll = (name: string) => signs.every((sign) => hasCharacter(fontIn(index, name), sign));
  return [...candidates(character, hanStyle), ...index.keys()].find(hasAll);
}

export async function readWorldFont(name: string): Promise<Buffer> {
  return readPackedFont(fontIn(await fontIndex(), name));
}

function fontIn(index: FontIndex, name: string) {
  const font = index.get(name);
  if (!font) throw new Error(`The index of the fonts lacks ${name}: run scripts/fonts/make.ts`);
  return font;
}

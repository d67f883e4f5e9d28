import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { parseJson } from '#site/parse-json.ts';
import type { HanStyle } from './han-style.ts';

const require = createRequire(import.meta.url);

/** The fonts of Noto. Most packages have several files, and list which one has which characters. */
const findFonts = () => ({
  /** By the name that Unicode gives the script. */
  scripts: [
    [/\p{scx=Arab}/u, require.resolve('@fontsource-variable/noto-sans-arabic/unicode.json')],
    [/\p{scx=Armn}/u, require.resolve('@fontsource-variable/noto-sans-armenian/unicode.json')],
    [/\p{scx=Beng}/u, require.resolve('@fontsource-variable/noto-sans-bengali/unicode.json')],
    [/\p{scx=Cans}/u, require.resolve('@fontsource-variable/noto-sans-canadian-aboriginal/unicode.json')],
    [/\p{scx=Cher}/u, require.resolve('@fontsource-variable/noto-sans-cherokee/unicode.json')],
    [/\p{scx=Deva}/u, require.resolve('@fontsource-variable/noto-sans-devanagari/unicode.json')],
    [/\p{scx=Ethi}/u, require.resolve('@fontsource-variable/noto-sans-ethiopic/unicode.json')],
    [/\p{scx=Geor}/u, require.resolve('@fontsource-variable/noto-sans-georgian/unicode.json')],
    [/\p{scx=Gujr}/u, require.resolve('@fontsource-variable/noto-sans-gujarati/unicode.json')],
    [/\p{scx=Guru}/u, require.resolve('@fontsource-variable/noto-sans-gurmukhi/unicode.json')],
    [/\p{scx=Hebr}/u, require.resolve('@fontsource-variable/noto-sans-hebrew/unicode.json')],
    [/\p{scx=Khmr}/u, require.resolve('@fontsource-variable/noto-sans-khmer/unicode.json')],
    [/\p{scx=Knda}/u, require.resolve('@fontsource-variable/noto-sans-kannada/unicode.json')],
    [/\p{scx=Laoo}/u, require.resolve('@fontsource-variable/noto-sans-lao/unicode.json')],
    [/\p{scx=Mlym}/u, require.resolve('@fontsource-variable/noto-sans-malayalam/unicode.json')],
    [/\p{scx=Mymr}/u, require.resolve('@fontsource-variable/noto-sans-myanmar/unicode.json')],
    [/\p{scx=Orya}/u, require.resolve('@fontsource-variable/noto-sans-oriya/unicode.json')],
    [/\p{scx=Sinh}/u, require.resolve('@fontsource-variable/noto-sans-sinhala/unicode.json')],
    [/\p{scx=Syrc}/u, require.resolve('@fontsource-variable/noto-sans-syriac/unicode.json')],
    [/\p{scx=Taml}/u, require.resolve('@fontsource-variable/noto-sans-tamil/unicode.json')],
    [/\p{scx=Telu}/u, require.resolve('@fontsource-variable/noto-sans-telugu/unicode.json')],
    [/\p{scx=Tfng}/u, require.resolve('@fontsource/noto-sans-tifinagh/unicode.json')],
    [/\p{scx=Thaa}/u, require.resolve('@fontsource-variable/noto-sans-thaana/unicode.json')],
    [/\p{scx=Thai}/u, require.resolve('@fontsource-variable/noto-sans-thai/unicode.json')],
    [/\p{scx=Tibt}/u, require.resolve('@fontsource-variable/noto-serif-tibetan/unicode.json')],
  ] as const,
  simplified: require.resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
  traditional: require.resolve('@fontsource-variable/noto-sans-tc/unicode.json'),
  japanese: require.resolve('@fontsource-variable/noto-sans-jp/unicode.json'),
  korean: require.resolve('@fontsource-variable/noto-sans-kr/unicode.json'),
  /** Latin, Greek and Cyrillic with every mark, and the usual signs. */
  general: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  emoji: require.resolve('@fontsource-variable/noto-emoji/unicode.json'),
  symbols: [
    require.resolve('@fontsource-variable/noto-sans-symbols/unicode.json'),
    require.resolve('@fontsource/noto-sans-symbols-2/unicode.json'),
    // One file, of which the package lists only a part.
    require.resolve('@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2'),
  ],
});

let found: ReturnType<typeof findFonts> | undefined;

/** Not before a document needs them. */
function noto() {
  found ??= findFonts();
  return found;
}

export const generalFont = () => noto().general;

/** All files that documents may read: those of the fonts, and the lists of which font has which characters. */
export async function worldFontFiles(): Promise<string[]> {
  const { scripts, general, symbols, ...others } = noto();
  const sources = [...scripts.map(([, source]) => source), general, ...symbols, ...Object.values(others)];
  const listed = sources.filter((source) => source.endsWith('.json'));
  const files = await Promise.all(listed.map(async (list) => [...(await readList(list)).keys()]));
  return [...sources, ...files.flat()];
}

const inCjk = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Bopo}\u3000-\u303F\u3200-\u33FF\uFF00-\uFFEF]/u;
/** Also a character that is usually plain text, followed by the sign that asks for the picture. */
const asPicture = /\p{Emoji_Presentation}|\p{RI}|\uFE0F|\u20E3/u;

/** The files that may have a character as a reader sees it, the best first. */
export async function* filesFor(character: string, hanStyle: HanStyle): AsyncGenerator<string> {
  for (const source of sourcesFor(character, hanStyle)) {
    if (!source.endsWith('.json')) yield source;
    else yield* await filesWith(character, source);
  }
}

function sourcesFor(character: string, hanStyle: HanStyle): string[] {
  const { scripts, simplified, traditional, japanese, korean, general, emoji, symbols, [hanStyle]: preferred } = noto();
  const han = [...new Set([preferred, simplified, traditional, japanese, korean])];
  if (inCjk.test(character)) return [...han, general, ...symbols, emoji];
  if (asPicture.test(character)) return [emoji, ...symbols, general];
  const script = scripts.find(([pattern]) => pattern.test(character));
  return [...(script ? [script[1]] : []), general, ...symbols, emoji, ...han];
}

/** Only what a shape needs: joiners and signs of direction or style have none of their own. */
export function visibleIn(character: string): number[] {
  return [...character].flatMap((sign) => (/[\p{DI}\p{Cc}]/u.test(sign) ? [] : (sign.codePointAt(0) ?? [])));
}

type Range = readonly [from: number, to: number];

const lists = new Map<string, Promise<ReadonlyMap<string, readonly Range[]>>>();

async function filesWith(character: string, list: string): Promise<string[]> {
  const files = await (lists.get(list) ?? readList(list));
  const signs = visibleIn(character);
  const hasAll = (ranges: readonly Range[]) =>
    signs.every((sign) => ranges.some(([from, to]) => from <= sign && sign <= to));
  return [...files].flatMap(([file, ranges]) => (hasAll(ranges) ? [file] : []));
}

/** Every package brings Latin letters of its own, too. */
const ofOthers = /^(latin|latin-ext|cyrillic|cyrillic-ext|greek|greek-ext|vietnamese)$/;

/** `{"[12]": "U+4E00-4E05,U+4E08"}` for the file `noto-sans-sc-12-wght-normal.woff2`. */
function readList(list: string): Promise<ReadonlyMap<string, readonly Range[]>> {
  const folder = dirname(list);
  const style = folder.includes('-variable') ? 'wght' : '400';
  const read = readFile(list, 'utf8').then((text) => {
    const parts = Object.entries(parseJson(text) ?? {}).filter(([name]) => !ofOthers.test(name));
    return new Map(
      parts.map(([name, ranges]) => [
        join(folder, 'files', `${basename(folder)}-${name.replace(/[[\]]/g, '')}-${style}-normal.woff2`),
        parseRanges(String(ranges)),
      ]),
    );
  });
  lists.set(list, read);
  read.catch(() => lists.delete(list));
  return read;
}

function parseRanges(text: string): Range[] {
  const found = [...text.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)];
  return found.map(([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)]);
}

import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { basename } from 'node:path';
import { create } from 'fontkit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawPdf } from './draw-pdf.ts';
import { hasCharacter, readFontIndex, readPackedFont } from './font-files.ts';
import { loadFonts } from './fonts.ts';
import { write } from './parts.ts';
import { fontNameFor } from './world-fonts.ts';

const words = { title: 'Test', subject: 'Test', page: '{page}/{pages}' };

/** The files of fonts that are opened while a document with this text is drawn. */
async function opened(text: string): Promise<string[]> {
  await loadFonts();
  const readFile = vi.spyOn(files, 'readFile');
  syncBuiltinESMExports();
  const facts = { words, language: 'en', country: 'us', reference: 'T-1', date: new Date(0) } as const;
  await drawPdf({ ...facts, content: { text } }, (writer) => writer.place(write(text)));
  const names = readFile.mock.calls.map(([path]) => basename(String(path)));
  return names.filter((name) => /\.(br|ttf)$/.test(name));
}

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

describe('a document', () => {
  it.each([
    ['no further font for a name in Latin letters', 'Ana María Núñez, Łódź', []],
    ['one font for Vietnamese', 'Nguyễn Thị Hương', ['general.br']],
    ['one font for Arabic', 'محمد', ['scripts.br']],
    ['one font for Chinese', '张伟', ['han.br']],
    ['one font for emoji', '🐜', ['signs.br']],
    ['no font for what none has', '\uE000', []],
  ])('opens %s', async (_, text, names) => {
    expect(await opened(text)).toEqual(names);
  });
});

describe('the index of the fonts', () => {
  it('says of each font where it is, and which characters it has', { tags: 'system' }, async () => {
    const index = await readFontIndex();
    expect(index.size).toBe(34);
    for (const [name, font] of index) {
      const read = create(await readPackedFont(font));
      if (!('layout' in read)) throw new Error(`${name} holds several fonts`);
      const lacking = read.characterSet.filter((codePoint) => !hasCharacter(font, codePoint));
      const listed = font.ranges.reduce((sum, [from, to]) => sum + to - from + 1, 0);
      expect([name, lacking, listed]).toEqual([name, [], new Set(read.characterSet).size]);
    }
  });

  it.each([
    ['4E00', 'simplified', 'noto-sans-sc'],
    ['4E00', 'traditional', 'noto-sans-tc'],
    ['4E00', 'japanese', 'noto-sans-jp'],
    ['4E00', 'korean', 'noto-sans-kr'],
    // Only the font of simplified Chinese has it.
    ['4EEC', 'korean', 'noto-sans-sc'],
    // No script has this sign of money for its own.
    ['E3F', 'simplified', 'noto-sans-thai'],
    ['20AC', 'simplified', 'noto-sans'],
  ] as const)('gives U+%s in a document in %s style the font %s', async (hex, style, name) => {
    expect(await fontNameFor(String.fromCodePoint(Number.parseInt(hex, 16)), style)).toBe(name);
  });
});

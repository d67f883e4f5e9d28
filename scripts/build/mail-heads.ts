import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Font } from 'fontkit';
import sharp from 'sharp';
import { brand } from '#content/brand.ts';
import { walking } from '#ui/art/logo-shapes.ts';
import { box, place, readRow, shapes } from '#ui/art/path.ts';
import { headSize, type MailKind, mailHeads, mailKinds } from '#ui/mail/mail-kinds.ts';
import { inks } from '#ui/style/colours.ts';
import { displayFont } from './share-pictures.ts';

/**
 * The pictures on top of the mails, as base64, for `src/ui/mail/heads.json`. They are committed, because the server
 * also runs from its sources. After a change of the logo, of the name or of `mail-kinds.ts`:
 * `npx tsx scripts/build/mail-heads.ts`
 */
export async function drawMailHeads(): Promise<Record<string, string>> {
  const font = displayFont();
  const drawn = mailKinds.map(async (kind) => {
    // Few colours: Gmail lists a picture of more than 10 kB as an attachment.
    const png = sharp(Buffer.from(headSvg(kind, font))).png({
      palette: true,
      colours: 16,
      dither: 0,
      effort: 10,
    });
    return [kind, (await png.toBuffer()).toString('base64')] as const;
  });
  return Object.fromEntries(await Promise.all(drawn));
}

const tileSize = headSize.height / 2;

function headSvg(kind: MailKind, font: Font): string {
  const { band, ink, body, tiles } = mailHeads[kind];
  const { width, height } = headSize;
  const rows = tiles.map(readRow);
  const left = width - tileSize * (rows[0]?.length ?? 0);
  const art = rows.flatMap((row, y) => row.map((tile, x) => tile && tileSvg(tile, [100 * x, 100 * y])));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * width}" height="${2 * height}" viewBox="0 0 ${width} ${height}">` +
    `<path fill="${band}" d="${box(0, 0, width, height)}"/>` +
    `<g transform="translate(32 22)scale(1.25)">` +
    `<path fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round" d="${walking.antennae}"/>` +
    `<path fill="${ink}" d="${walking.waist}"/><path fill="${body}" d="${walking.body}"/></g>` +
    `<g fill="${ink}">${wordSvg(brand.name.toLowerCase(), font)}</g>` +
    `<g transform="translate(${left})scale(${tileSize / 100})">${art.join('')}</g></svg>`
  );
}

type Tile = NonNullable<ReturnType<typeof readRow>[number]>;

function tileSvg({ shape, turn, front, back }: Tile, corner: readonly [x: number, y: number]): string {
  const path = place(shapes[shape], corner, turn);
  const dotted = `fill="none" stroke="${inks[front]}" stroke-width="16" stroke-linecap="round" stroke-dasharray="0 33.5"`;
  const ground = back ? `<path fill="${inks[back]}" d="${box(...corner, 100, 100)}"/>` : '';
  return `${ground}<path ${shape === 'dots' ? dotted : `fill="${inks[front]}"`} d="${path}"/>`;
}

/** The name as paths, as tight as the site sets it. */
function wordSvg(text: string, font: Font): string {
  const { glyphs, positions } = font.layout(text);
  let pen = 0;
  const letters = glyphs.map((glyph, index) => {
    const letter = `<path transform="translate(${Math.round(pen)})" d="${glyph.path.toSVG()}"/>`;
    pen += (positions[index]?.xAdvance ?? 0) - 0.02 * font.unitsPerEm;
    return letter;
  });
  const scale = 36 / font.unitsPerEm;
  return `<g transform="translate(132 53)scale(${scale} ${-scale})">${letters.join('')}</g>`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = new URL('../../src/ui/mail/heads.json', import.meta.url);
  writeFileSync(file, `${JSON.stringify(await drawMailHeads(), null, 2)}\n`);
}

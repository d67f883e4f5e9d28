import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { create, type Font } from 'fontkit';
import sharp from 'sharp';
import { brand } from '#content/brand.ts';
import { type Language, languageCodes } from '#site/languages.ts';
import { isIndexed, type Route, routes } from '#site/routes.ts';
import { fileAddress, sharePicture } from '../../src/site/address.ts';
import { fontFile } from '../../src/ui/pdf/font-files.ts';

/** The size that social networks show beside a link. */
const [width, height] = [1200, 630];
const edge = 64;

/** Rendering takes longer than all the rest, so a picture that has not changed is taken from the last build. */
const cache = join('.cache', 'share');

/** One picture for each page and language: the page's own drawing, its title and the name of the company. */
export async function writeSharePictures(client: string, logo: string): Promise<void> {
  mkdirSync(join(client, 'share'), { recursive: true });
  mkdirSync(cache, { recursive: true });
  const font = displayFont();
  const pictures = routes
    .filter(isIndexed)
    .flatMap((route) => languageCodes.map((language) => writeSharePicture(route, language, { client, logo, font })));
  await Promise.all(pictures);
}

interface Options {
  readonly client: string;
  readonly logo: string;
  readonly font: Font;
}

async function writeSharePicture(route: Route, language: Language, { client, logo, font }: Options): Promise<void> {
  const page = join(client, fileAddress(route.path, language), 'index.html');
  const html = readFileSync(page, 'utf8');
  const picture = findPicture(html);
  if (!picture) throw new Error(`${page} has no picture for sharing: mark one with data-share-picture (see Hero).`);
  const sheets = [...html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)];
  const css = sheets.map(([, href = '']) => readFileSync(join(client, href), 'utf8')).join('');
  // Only its head is parsed: a whole page takes longer than its picture.
  const title = load(html.slice(0, html.indexOf('</title>')))('title')
    .text()
    .replace(` · ${brand.name}`, '');
  const svg = asShareFile({ picture, css, logo, title }, font);
  const path = join(cache, `${createHash('sha256').update(svg).digest('hex').slice(0, 24)}.png`);
  if (!existsSync(path))
    writeFileSync(path, await sharp(Buffer.from(svg)).png({ palette: true, effort: 1 }).toBuffer());
  copyFileSync(path, join(client, sharePicture(route, language)));
}

/** The typeface of headings. Its letters are drawn as paths, because a machine that builds has no fonts. */
export function displayFont(): Font {
  const font = create(readFileSync(fontFile('bricolage-grotesque-800.ttf')));
  if (!('layout' in font)) throw new Error('The file holds several fonts');
  return font;
}

/** The picture at the top of a page, from its HTML: the first SVG after the page's marker. */
export function findPicture(html: string): string | undefined {
  const marked = html.indexOf('data-share-picture');
  const start = marked < 0 ? -1 : html.indexOf('<svg', marked);
  const end = html.indexOf('</svg>', start);
  return start < 0 || end < 0 ? undefined : html.slice(start, end + '</svg>'.length);
}

interface ShareFile {
  readonly picture: string;
  readonly css: string;
  readonly logo: string;
  readonly title: string;
}

/**
 * The page's picture as a separate file, whole, in the colours of the light theme: beside the title, or below it if it
 * is wide. Outside of a browser there are no custom properties, so the rules that it needs are taken from the style
 * sheet with their values.
 */
export function asShareFile({ picture, css, logo, title }: ShareFile, font: Font): string {
  const [, , , boxWidth = 1, boxHeight = 1] = (
    /viewBox="([-\d.]+) ([-\d.]+) ([\d.]+) ([\d.]+)"/.exec(picture) ?? []
  ).map(Number);
  const isWide = boxWidth / boxHeight > 1.5;
  const ink = tokenValue('--ink', css);
  const frame = isWide
    ? { x: 0, y: height - Math.min(330, (width * boxHeight) / boxWidth), width, align: 'xMidYMax' }
    : { x: width - height, y: 0, width: height, align: 'xMidYMid' };
  const area = { width: (isWide ? width : frame.x) - 2 * edge, height: (isWide ? frame.y : height) - edge - 150 };
  // In a frame of its own, because style sheets let the drawing fill what is around it.
  const fitted = `<svg x="${frame.x}" y="${frame.y}" width="${frame.width}" height="${height - frame.y}">${picture.replace(
    /^<svg[^>]*>/,
    (tag) =>
      `<svg width="100%" height="100%" preserveAspectRatio="${frame.align} meet"${tag.slice(4).replaceAll(/ (preserveAspectRatio|width|height)="[^"]*"/g, '')}`,
  )}</svg>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<style>${rulesFor(picture, css)}</style>` +
    `<rect width="${width}" height="${height}" fill="${tokenValue('--paper', css)}"/>${fitted}` +
    `${logo.replace('<svg', `<svg x="${edge}" y="${edge - 14}" width="72" height="72"`)}` +
    `<g fill="${ink}">${writeLine(brand.name, font, { x: edge + 88, y: edge + 38, size: 44 })}` +
    `${writeTitle(title, font, area)}</g></svg>`
  );
}

/** The title in as large letters as fit, from the top of its area. */
function writeTitle(title: string, font: Font, area: { readonly width: number; readonly height: number }): string {
  let size = 76;
  let lines = breakLines(title, font, size, area.width);
  while ((lines.length * size * 1.1 > area.height || isTooWide(lines, font, size, area.width)) && size > 28) {
    size -= 4;
    lines = breakLines(title, font, size, area.width);
  }
  return lines
    .map((line, row) => writeLine(line, font, { x: edge, y: 150 + size * (0.85 + row * 1.1), size }))
    .join('');
}

function breakLines(text: string, font: Font, size: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, font, size) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function isTooWide(lines: readonly string[], font: Font, size: number, most: number): boolean {
  return lines.some((line) => widthOf(line, font, size) > most);
}

function widthOf(text: string, font: Font, size: number): number {
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}

function writeLine(text: string, font: Font, at: { readonly x: number; readonly y: number; readonly size: number }) {
  const { glyphs, positions } = font.layout(text);
  let pen = 0;
  const letters = glyphs.map((glyph, index) => {
    const letter = `<path transform="translate(${pen})" d="${glyph.path.toSVG()}"/>`;
    pen += positions[index]?.xAdvance ?? 0;
    return letter;
  });
  const scale = at.size / font.unitsPerEm;
  return `<g transform="translate(${at.x} ${at.y})scale(${scale} ${-scale})">${letters.join('')}</g>`;
}

function rulesFor(picture: string, css: string): string {
  const used = new Set([...picture.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const values = (body: string) => body.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => tokenValue(name, css));
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selector = '']) => {
      const names = [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
      return names.length > 0 && names.every((name) => used.has(name));
    })
    .map(([, selector, body = '']) => `${selector}{${values(body)}}`)
    .join('');
}

/** The light one of `--tile-ink:var(--lightningcss-light,#1a1712)var(--lightningcss-dark,#f3e9d8)`, or a plain value. */
function tokenValue(name: string, css: string): string {
  const [, value] = new RegExp(`${name}:(?:var\\(--lightningcss-light,)?(#\\w+)`).exec(css) ?? [];
  if (!value) throw new Error(`No style sheet gives ${name} a colour, which a picture for sharing needs.`);
  return value;
}

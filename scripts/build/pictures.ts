import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { fileAddress } from '#site/address.ts';
import { isIndexed, type Route, routes } from '#site/routes.ts';
import { sharePicture } from '../../src/site/address.ts';

/** By file name: its size, and how much of it the ant takes. Masks cut off all but the middle. */
const icons = {
  'icon-192.png': { size: 192, share: 0.72 },
  'icon-512.png': { size: 512, share: 0.72 },
  'icon-maskable-512.png': { size: 512, share: 0.5 },
  'apple-touch-icon.png': { size: 180, share: 0.66 },
} as const;

/** The favicon as PNG, for phones and for browsers without support for SVG. */
export async function writeIcons(client: string, favicon: string): Promise<void> {
  for (const [name, { size, share }] of Object.entries(icons)) {
    const ant = await renderSvg(favicon, Math.round(size * share));
    const ground = sharp({ create: { width: size, height: size, channels: 3, background: '#fbf7ef' } });
    await ground
      .composite([{ input: ant }])
      .png({ palette: true })
      .toFile(join(client, name));
  }
  writeFileSync(join(client, 'favicon.ico'), asIco(await renderSvg(favicon, 32), 32));
}

function renderSvg(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png()
    .toBuffer();
}

/** An .ico is a list of pictures; ours has one, a PNG. */
function asIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** Rendering takes longer than all the rest, so a picture that has not changed is taken from the last build. */
const cache = join('.cache', 'share');

/** One picture for each page, the same in every language: it has no words. */
export async function writeSharePictures(client: string, logo: string): Promise<void> {
  mkdirSync(join(client, 'share'), { recursive: true });
  mkdirSync(cache, { recursive: true });
  await Promise.all(routes.filter(isIndexed).map((route) => writeSharePicture(route, client, logo)));
}

async function writeSharePicture(route: Route, client: string, logo: string): Promise<void> {
  const page = join(client, fileAddress(route.path, 'en'), 'index.html');
  const html = readFileSync(page, 'utf8');
  const picture = findPicture(html);
  if (!picture) throw new Error(`${page} has no picture for sharing: mark one with data-share-picture (see Hero).`);
  const sheets = [...html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)];
  const css = sheets.map(([, href = '']) => readFileSync(join(client, href), 'utf8')).join('');
  const svg = asShareFile(picture, css, logo);
  const path = join(cache, `${createHash('sha256').update(svg).digest('hex').slice(0, 24)}.png`);
  if (!existsSync(path)) writeFileSync(path, await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer());
  copyFileSync(path, join(client, sharePicture(route)));
}

/** The picture at the top of a page, from its HTML: the first SVG after the page's marker. */
export function findPicture(html: string): string | undefined {
  const marked = html.indexOf('data-share-picture');
  const start = marked < 0 ? -1 : html.indexOf('<svg', marked);
  const end = html.indexOf('</svg>', start);
  return start < 0 || end < 0 ? undefined : html.slice(start, end + '</svg>'.length);
}

/**
 * The same picture as a separate file, in the colours of the light theme, in the size that social networks show beside
 * a link. Outside of a browser there are no custom properties, so the rules that it needs are taken from the style
 * sheet with their values.
 */
export function asShareFile(picture: string, css: string, logo: string): string {
  const [width, height] = [1200, 630];
  const paper = tokenValue('--paper', css);
  const filling = picture
    .replace(/ preserveAspectRatio="[^"]*"/, '')
    .replace('<svg', `<svg width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<style>${rulesFor(picture, css)}</style>` +
    `<rect width="${width}" height="${height}" fill="${paper}"/>${filling}` +
    // The brand: the ant on a tile, in the corner.
    `<path fill="${paper}" d="M0 ${height - 150}h110a40 40 0 0 1 40 40v110H0z"/>` +
    `${logo.replace('<svg', `<svg x="27" y="${height - 123}" width="96" height="96"`)}</svg>`
  );
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

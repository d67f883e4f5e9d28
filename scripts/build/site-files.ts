import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { brand } from '../../src/content/brand.ts';
import { menuIn } from '../../src/content/menu.ts';
import { markedWordsIn, wordsIn } from '../../src/content/words.ts';
import { bareHref, canonicalHref, hreflangOf } from '../../src/site/address.ts';
import { languageCodes } from '../../src/site/languages.ts';
import { isIndexed, isRoutePath, type Route, routeOf, routes } from '../../src/site/routes.ts';
import { writeSharePictures } from './share-pictures.ts';

/** What search engines, social networks and phones request beside the pages. */
export async function writeSiteFiles(client: string): Promise<void> {
  const files = { 'sitemap.xml': sitemap(routes), 'robots.txt': robots(), 'llms.txt': llms() };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(client, name), content);
  writeFileSync(join(client, 'manifest.webmanifest'), manifest());
  const favicon = readFileSync('src/ui/art/favicon.svg', 'utf8');
  await writeIcons(client, favicon);
  await writeSharePictures(client, favicon);
}

/** Every page for search engines in every language, each with its other languages. */
export function sitemap(routes: readonly Route[]): string {
  const alternate = (code: string, href: string) =>
    `  <xhtml:link rel="alternate" hreflang="${code}" href="${escapeXml(brand.siteUrl + href)}"/>`;
  const entries = routes
    .filter(isIndexed)
    .flatMap(({ path, ...route }) =>
      languageCodes.flatMap((language) => [
        '<url>',
        `  <loc>${escapeXml(brand.siteUrl + canonicalHref(path, language))}</loc>`,
        ...languageCodes.map((code) => alternate(hreflangOf(route, code), canonicalHref(path, code))),
        alternate('x-default', bareHref(path)),
        '</url>',
      ]),
    );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

export function robots(): string {
  const closed = ['/api/app/', '/api/services/', '/preferences/'].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...closed, '', `Sitemap: ${brand.siteUrl}/sitemap.xml`, ''].join('\n');
}

/** The site in one page of Markdown, for language models and for anyone in a hurry. See llmstxt.org. */
export function llms(): string {
  const words = markedWordsIn('en');
  const groups = menuIn(words).map(({ name, items }) => {
    const lines = items.flatMap(({ title, description, link }) => {
      if (!isRoutePath(link) || !isIndexed(routeOf(link))) return [];
      return `- [${title}](${brand.siteUrl}${canonicalHref(link, 'en')}): ${description}`;
    });
    return lines.length > 0 ? `## ${name}\n\n${lines.join('\n')}` : '';
  });
  return [`# ${brand.name}`, `> ${words.start.description}`, whichLanguages(), ...groups.filter(Boolean), ''].join(
    '\n\n',
  );
}

function whichLanguages(): string {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const list = (type: 'conjunction' | 'disjunction', texts: readonly string[]) =>
    new Intl.ListFormat('en-GB', { type }).format(texts);
  const all = list(
    'conjunction',
    languageCodes.map((code) => names.of(code) ?? code),
  );
  const ends = list(
    'disjunction',
    languageCodes.map((code) => `/${code}`),
  );
  return `Every page is in ${all}: its address ends in ${ends}.`;
}

/** What a phone needs to install the site as an app. */
export function manifest(): string {
  const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: wordsIn('en').start.description,
    start_url: '/',
    display: 'browser',
    background_color: '#fbf7ef',
    theme_color: '#fbf7ef',
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('icon-maskable-512', 512, 'maskable')],
  });
}

/** By file name: its size, and how much of it the ant takes. Masks cut off all but the middle. */
const icons = {
  'icon-192.png': { size: 192, share: 0.72 },
  'icon-512.png': { size: 512, share: 0.72 },
  'icon-maskable-512.png': { size: 512, share: 0.5 },
  'apple-touch-icon.png': { size: 180, share: 0.66 },
} as const;

/** The favicon as PNG, for phones and for browsers without support for SVG. */
async function writeIcons(client: string, favicon: string): Promise<void> {
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

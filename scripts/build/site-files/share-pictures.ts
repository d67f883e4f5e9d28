import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { fileAddress } from '#site/address.ts';
import { isIndexed, type Route, routes } from '#site/routes.ts';
import { sharePicture } from '../../../src/platform/page/head.ts';
import { asShareFile, findPicture } from './share-picture.ts';

/** Drawing takes longer than all the rest, so a picture that has not changed is taken from the last build. */
const cache = join('.cache', 'share');
const language = 'en';

/** One picture for each page, the same in every language: it has no words. */
export async function writeSharePictures(client: string, logo: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  await Promise.all(routes.filter(isIndexed).map((route) => writePicture(route, client, logo)));
}

async function writePicture(route: Route, client: string, logo: string): Promise<void> {
  const svg = drawnFor(route, client, logo);
  const path = join(cache, `${createHash('sha256').update(svg).digest('hex').slice(0, 24)}.png`);
  if (!existsSync(path)) writeFileSync(path, await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer());
  copyFileSync(path, join(client, sharePicture(route)));
}

function drawnFor(route: Route, client: string, logo: string): string {
  const html = readFileSync(join(client, fileAddress(route.path, language), 'index.html'), 'utf8');
  const picture = findPicture(html);
  if (!picture) {
    throw new Error(`${route.path} has no picture for sharing: mark one with data-share-picture (see Hero).`);
  }
  const sheets = [...html.matchAll(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"|<link[^>]+href="([^"]+\.css)"/g)];
  const css = sheets.map(([, first, second]) => readFileSync(join(client, first ?? second ?? ''), 'utf8')).join('');
  return asShareFile(picture, css, logo);
}

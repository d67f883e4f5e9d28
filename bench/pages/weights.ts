import { existsSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { fileAddress } from '#site/address.ts';
import { type Language, languageCodes } from '#site/languages.ts';
import { type RoutePath, routePaths } from '#site/routes.ts';
import { pageFiles, readFrom } from './page-files.ts';

/** Bytes as they travel: brotli where a file is compressed. */
export interface PageWeight {
  readonly path: RoutePath;
  readonly language: Language;
  readonly html: number;
  readonly script: number;
  readonly style: number;
  readonly fonts: number;
}

/** What a page may load before its visitor does anything. 1 kB is 1000 bytes. */
export const bounds = { script: 3_500, style: 18_000, fonts: 45_000 } as const;

export type Bounded = keyof typeof bounds;

export const boundedParts = Object.keys(bounds) as Bounded[];

/** Every route of the registry in every language. */
export function weighSite(client: string): PageWeight[] {
  return routePaths.flatMap((path) => languageCodes.map((language) => weighPage(client, path, language)));
}

export function partsOver(weight: PageWeight): Bounded[] {
  return boundedParts.filter((part) => weight[part] > bounds[part]);
}

function weighPage(client: string, path: RoutePath, language: Language): PageWeight {
  const page = `${fileAddress(path, language)}/index.html`;
  const { scripts, styles, fonts, inline } = pageFiles(readFileSync(`${client}${page}`, 'utf8'), readFrom(client));
  const sum = (addresses: readonly string[]) =>
    addresses.reduce((bytes, address) => bytes + travelSize(`${client}${address}`), 0);
  return {
    path,
    language,
    html: sum([page]),
    // What stands in the page itself travels with the HTML, and counts here as well.
    script: sum(scripts) + compressedSize(inline.script),
    style: sum(styles) + compressedSize(inline.style),
    fonts: sum(fonts),
  };
}

/** Many pages have the same. */
const sizes = new Map<string, number>();

function compressedSize(text: string): number {
  const size = sizes.get(text) ?? (text.trim() === '' ? 0 : brotliCompressSync(text).length);
  sizes.set(text, size);
  return size;
}

function travelSize(file: string): number {
  const compressed = `${file}.br`;
  return statSync(existsSync(compressed) ? compressed : file).size;
}

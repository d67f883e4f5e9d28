import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { type Language, languageCodes } from '#site/languages.ts';
import { type RoutePath, routePaths } from '#site/routes.ts';
import { fileAddress } from '../../src/site/address.ts';
import { table } from '../report.ts';
import { pageFiles, readFrom, withImports } from './page-files.ts';

/** What a page may load before any interaction. 1 kB is 1000 bytes. */
const bounds = { script: 3_650, style: 18_200, fonts: 45_000 } as const;

const boundedParts = ['script', 'style', 'fonts'] as const;
type BoundedPart = (typeof boundedParts)[number];

/** Bytes as they are sent: brotli if a file is compressed. */
interface PageWeight extends Readonly<Record<BoundedPart, number>> {
  readonly path: RoutePath;
  readonly language: Language;
  readonly html: number;
}

/** Every route of the registry in every language. */
export function weighSite(client: string): PageWeight[] {
  return routePaths.flatMap((path) => languageCodes.map((language) => weighPage(client, path, language)));
}

export function partsOver(weight: PageWeight): BoundedPart[] {
  return boundedParts.filter((part) => weight[part] > bounds[part]);
}

function weighPage(client: string, path: RoutePath, language: Language): PageWeight {
  const page = `${fileAddress(path, language)}/index.html`;
  const { scripts, styles, fonts, inline } = pageFiles(readFileSync(`${client}${page}`, 'utf8'), readFrom(client));
  const sum = (addresses: readonly string[]) =>
    addresses.reduce((bytes, address) => bytes + sentSize(`${client}${address}`), 0);
  return {
    path,
    language,
    html: sum([page]),
    // What the page contains itself is sent with the HTML, and counts here as well.
    script: sum(scripts) + compressedSize(inline.script),
    style: sum(styles) + compressedSize(inline.style),
    fonts: sum(fonts),
  };
}

/**
 * What a visitor loads for each island and enhancement, beside React: its script with everything that it imports.
 * A rule that imports zod or the catalogue by mistake shows here.
 */
export function weighIslands(client: string): { readonly name: string; readonly bytes: number }[] {
  const folder = '/assets/chunks/';
  const read = readFrom(client);
  const chunks = readdirSync(`${client}${folder}`).filter((file) => file.endsWith('.js'));
  const tables = chunks.map((file) => read(folder + file)).find((code) => /"contact-form":\(\)=>import/.test(code));
  const entries = [...(tables ?? '').matchAll(/([\w-]+)"?:\(\)=>import\(`\.\/([^`]+)`\)/g)];
  return entries.map(([, name = '', file = '']) => {
    const own = withImports([folder + file], read).filter((address) => !isReact(read(address)));
    return { name, bytes: own.reduce((bytes, address) => bytes + sentSize(`${client}${address}`), 0) };
  });
}

/** React itself, which names what it calls an element, or `react-dom`, which names where its errors are explained. */
function isReact(code: string): boolean {
  return code.includes('react.transitional.element') || code.includes('react.dev/errors');
}

/** Many pages contain the same. */
const sizes = new Map<string, number>();

function compressedSize(text: string): number {
  const size = sizes.get(text) ?? (text.trim() === '' ? 0 : brotliCompressSync(text).length);
  sizes.set(text, size);
  return size;
}

function sentSize(file: string): number {
  const compressed = `${file}.br`;
  return statSync(existsSync(compressed) ? compressed : file).size;
}

/** One line for each route, in the language in which it is heaviest, and whether it is within the bounds. */
export function weightsReport(): string {
  const weights = weighSite('dist/client');
  const total = ({ html, script, style, fonts }: PageWeight) => html + script + style + fonts;
  const heaviest = new Map<string, PageWeight>();
  for (const weight of weights.toSorted((one, other) => total(one) - total(other))) heaviest.set(weight.path, weight);
  const rows = routePaths.flatMap((path) => {
    const weight = heaviest.get(path);
    if (!weight) return [];
    const columns = [weight.html, ...boundedParts.map((part) => weight[part])].map(kilobytes);
    return [
      [path, weight.language, ...columns, partsOver(weight).join(', ') && `OVER: ${partsOver(weight).join(', ')}`],
    ];
  });
  return [
    'What a page loads before any interaction, in kB (brotli; fonts as they are)\n',
    table(['route', '', 'html', ...boundedParts, ''], rows),
    '',
    ...boundedParts.map((part) => {
      const most = Math.max(...weights.map((weight) => weight[part]));
      const verdict = most <= bounds[part] ? 'within' : 'OVER';
      return `${part}: at most ${kilobytes(most)} kB, ${verdict} the bound of ${kilobytes(bounds[part])} kB`;
    }),
  ].join('\n');
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { z } from 'zod';
import { npmCommand } from '../steps/processes.mjs';
import { brandSources, hanList, packs, type Source } from './sources.ts';

/**
 * `npx tsx scripts/fonts/make.ts`: makes the fonts of PDF documents in `src/ui/pdf/font-files`, out of packages that it
 * installs elsewhere for this purpose (500 MB). It needs the network and some minutes, and is only run to add a font or
 * to take a newer one; the same versions give the same files.
 */
const target = 'src/ui/pdf/font-files';
const workshop = join('.cache', 'fonts');

const folderOf = ({ name }: Source) => join(workshop, 'node_modules', '@expo-google-fonts', name);

function install(): void {
  rmSync(workshop, { recursive: true, force: true });
  mkdirSync(workshop, { recursive: true });
  writeFileSync(join(workshop, 'package.json'), '{ "private": true }');
  const sources = [...brandSources, ...Object.values(packs).flat()];
  const names = sources.map(({ name, version }) => `@expo-google-fonts/${name}@${version}`);
  const lists = (packs.han ?? []).map(({ name }) => hanList(name));
  const all = new Set([...names, ...lists.map((list) => `${list.package}@${list.version}`)]);
  const [command, args] = npmCommand('install', '--ignore-scripts', '--no-save', '--prefix', workshop, ...all);
  if (spawnSync(command, args, { stdio: 'inherit' }).status !== 0) throw new Error('npm could not install the fonts');
}

const ofGeneralFont = /[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}]/u;
const ofEveryPackage = /^(latin|latin-ext|cyrillic|cyrillic-ext|greek|greek-ext|vietnamese)$/;

/** Every font brings letters of its own beside those of its script. Documents write them with the general font. */
function wanted(pack: string, source: Source, codePoints: readonly number[]): number[] {
  if (pack === 'general') return [...codePoints];
  if (pack !== 'han') {
    const general = generalCharacters();
    const isGeneral = (one: number) => general.has(one) && ofGeneralFont.test(String.fromCodePoint(one));
    return codePoints.filter((codePoint) => !isGeneral(codePoint));
  }
  const path = join(workshop, 'node_modules', hanList(source.name).package, 'unicode.json');
  const lists = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(path, 'utf8')));
  const listed = new Set(
    Object.entries(lists).flatMap(([name, ranges]) => (ofEveryPackage.test(name) ? [] : codePointsIn(ranges))),
  );
  return codePoints.filter((codePoint) => listed.has(codePoint));
}

/** `U+4E00-4E05,U+4E08` */
function codePointsIn(ranges: string): number[] {
  return [...ranges.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].flatMap(([, from = '', to = from]) => {
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index);
  });
}

/** What shaping a line uses, as HarfBuzz does without being asked. The others choose variants and vertical forms. */
const hanFeatures = ['ccmp', 'locl', 'calt', 'liga', 'clig', 'rlig', 'kern', 'mark', 'mkmk', 'ljmo', 'vjmo', 'tjmo'];
const vertical = { keepFeatures: hanFeatures, dropTables: ['vhea', 'vmtx', 'VORG', 'BASE'] };

async function makeFont(pack: string, source: Source) {
  const whole = readFileSync(join(folderOf(source), source.file));
  const codePoints = wanted(pack, source, characterSetOf(whole));
  const options = { targetFormat: 'truetype', noHinting: true, ...(pack === 'han' && vertical) } as const;
  const bytes = await subsetFont(whole, codePoints.map((one) => String.fromCodePoint(one)).join(''), options);
  return { name: source.name, bytes, codePoints: characterSetOf(Buffer.from(bytes)) };
}

function generalCharacters(): ReadonlySet<number> {
  const [general] = packs.general ?? [];
  if (!general) throw new Error('There is no general font');
  return new Set(characterSetOf(readFileSync(join(folderOf(general), general.file))));
}

function characterSetOf(file: Buffer): number[] {
  const font = create(file);
  if (!('layout' in font)) throw new Error('The file holds several fonts');
  return [...new Set(font.characterSet)].sort((one, other) => one - other);
}

/** `4E00-4E05,4E08` */
function rangesOf(codePoints: readonly number[]): string {
  const ranges: [from: number, to: number][] = [];
  for (const codePoint of codePoints) {
    const last = ranges.at(-1);
    if (last && last[1] === codePoint - 1) last[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  const hex = (codePoint: number) => codePoint.toString(16).toUpperCase();
  return ranges.map(([from, to]) => (from === to ? hex(from) : `${hex(from)}-${hex(to)}`)).join(',');
}

/** The fonts of a file, one after another. Returns their lines in the index. */
async function writePack(pack: string, sources: readonly Source[]): Promise<string[]> {
  const fonts: Awaited<ReturnType<typeof makeFont>>[] = [];
  for (const source of sources) fonts.push(await makeFont(pack, source));
  const bytes = Buffer.concat(fonts.map((font) => font.bytes));
  const { BROTLI_PARAM_LGWIN, BROTLI_MAX_WINDOW_BITS, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_LGWIN]: BROTLI_MAX_WINDOW_BITS, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const packed = brotliCompressSync(bytes, { params });
  writeFileSync(join(target, `${pack}.br`), packed);
  console.log(`${pack}: ${fonts.length} fonts, ${(packed.length / 1e6).toFixed(2)} MB`);
  let start = 0;
  return fonts.map(({ name, bytes: { length }, codePoints }) => {
    const line = [pack, name, start, length, rangesOf(codePoints)].join(' ');
    start += length;
    return line;
  });
}

/** The licence of the fonts demands that its text and every notice of copyright come with them. */
function writeLicence(): void {
  const texts = [...brandSources, ...Object.values(packs).flat()].map((source) =>
    readFileSync(join(folderOf(source), 'LICENSE_FONT'), 'utf8').replaceAll('\r\n', '\n'),
  );
  const notices = new Set(texts.map((text) => text.slice(0, text.indexOf('\n')).trim()));
  const [first = ''] = texts;
  const start = first.indexOf('This Font Software is licensed');
  if (start < 0) throw new Error('The licence has another text than expected');
  const changed = 'The fonts of Noto are parts of the originals: other characters, weights and hints were left out.';
  writeFileSync(join(target, 'OFL.txt'), `${[...notices].join('\n')}\n\n${changed}\n\n${first.slice(start).trim()}\n`);
}

install();
mkdirSync(target, { recursive: true });
for (const source of brandSources) copyFileSync(join(folderOf(source), source.file), join(target, source.copy));
const lines: string[] = [];
for (const [pack, sources] of Object.entries(packs)) lines.push(...(await writePack(pack, sources)));
writeFileSync(join(target, 'index.txt'), `${lines.join('\n')}\n`);
writeLicence();
rmSync(workshop, { recursive: true, force: true });

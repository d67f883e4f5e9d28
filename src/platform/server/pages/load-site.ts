import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { brand } from '#content/brand.ts';
import { fileAddress } from '#site/address.ts';
import { defaultLanguage, isLanguage, type Language, languageCodes } from '#site/languages.ts';
import { routes } from '#site/routes.ts';
import { builtVariant, resolveMarks, type SiteVariant } from '#site/site-variant.ts';
import type { Sources } from '../security/security-headers.ts';
import {
  type BuiltFile,
  type BuiltPage,
  builtFile,
  compress,
  type FileBytes,
  hasPlaceFor,
  lateFile,
  latePage,
} from './built-file.ts';

/** Everything that the build made, in memory. */
export interface Site {
  /** By the URL of the prerendered file: `/services/7/es`. */
  readonly pages: ReadonlyMap<string, BuiltPage>;
  /** Assets and the files of the root, by their URL path. */
  readonly files: ReadonlyMap<string, BuiltFile>;
  /**
   * Pages before their critical CSS was inlined, by the same URLs: a live page replaces a whole `<main>`. A page that
   * is not here has nothing inlined.
   */
  readonly frames: ReadonlyMap<string, Buffer>;
}

const howToBuild = '- Run npm start, which builds first, or npm run build.';

/** The message is for the operator. */
export class MissingBuildError extends Error {
  override readonly name = 'MissingBuildError';
}

const pageFile = '/index.html';

interface Settings {
  readonly canonicalUrl?: string;
  /** What this server offers, where that differs from the files of the build. */
  readonly variantIn?: ((language: Language) => SiteVariant) | undefined;
}

/**
 * One build serves any address and any settings: canonical links, structured data and the sitemap follow `canonicalUrl`,
 * and what pages offer follows `variantIn`.
 */
export function loadSite(clientDir: string, { canonicalUrl = brand.siteUrl, variantIn }: Settings = {}): Site {
  const beside = join(clientDir, '..');
  const rewriteUrls = canonicalUrl === brand.siteUrl ? unchanged : siteUrlRewriter(canonicalUrl);
  const rewriteVariant = variantIn ? variantRewriter(join(beside, 'variants.json'), variantIn) : unchanged;
  // First the variant: its places are counted in the files of the build.
  const rewrite: Rewrite = (text, path) => rewriteUrls(rewriteVariant(text, path), path);
  const pages = new Map<string, BuiltPage>();
  const files = new Map<string, BuiltFile>();
  const paths = new Set(listFiles(clientDir));
  // A release has the pages only in their compressed forms.
  for (const path of new Set([...paths].map((path) => path.replace(/\.(br|gz)$/, '')))) {
    const packed = readPacked(clientDir, path, paths);
    const bytes = () => {
      const unpacked = unpack(packed);
      return differsByServer(path) ? rewriteFile(unpacked, (text) => rewrite(text, path)) : unpacked;
    };
    if (path.endsWith(pageFile))
      pages.set(
        path.slice(0, -pageFile.length),
        latePage(() => asPage(bytes())),
      );
    else if (!path.endsWith('.html'))
      files.set(
        path,
        lateFile(() => builtFile(bytes())),
      );
  }
  const missing = pageAddresses.filter((address) => !pages.has(address));
  if (missing.length > 0) {
    const what = pages.size === 0 ? 'are missing' : `are not complete, ${missing[0]} is missing`;
    throw new MissingBuildError(`The built pages in ${resolve(clientDir)} ${what}.\n${howToBuild}`);
  }
  return { pages, files, frames: readFrames(join(beside, 'frames'), rewriteUrls, variantIn) };
}

/** `path` is that of the file, such as `/contact/es/index.html`. */
type Rewrite = (text: string, path: string) => string;

const unchanged: Rewrite = (text) => text;

/** Frames are not served as they are, so the build leaves them marked. */
function readFrames(folder: string, rewriteUrls: Rewrite, variantIn: Settings['variantIn']): Map<string, Buffer> {
  const read = (path: string) => {
    const marked = readFileSync(join(folder, path), 'utf8');
    return Buffer.from(rewriteUrls(resolveMarks(marked, variantIn?.(languageIn(path)) ?? builtVariant), path));
  };
  return new Map(listFiles(folder).map((path) => [path.slice(0, -pageFile.length), read(path)] as const));
}

/** The places that `scripts/build/variants.ts` found in each file. */
const editsOfFiles = z.record(z.string(), z.array(z.tuple([z.number(), z.number(), z.string()])));

function variantRewriter(variantsFile: string, variantIn: (language: Language) => SiteVariant): Rewrite {
  // Without it, a site that takes no cards would offer to pay by card.
  if (!existsSync(variantsFile))
    throw new MissingBuildError(`The build is not complete, ${resolve(variantsFile)} is missing.\n${howToBuild}`);
  const edits = editsOfFiles.parse(JSON.parse(readFileSync(variantsFile, 'utf8')));
  return (text, path) => {
    const variant = variantIn(languageIn(path));
    let [written, from] = ['', 0];
    for (const [start, length, marked] of edits[path] ?? []) {
      written += text.slice(from, start) + resolveMarks(marked, variant);
      from = start + length;
    }
    return written + text.slice(from);
  };
}

/** Files outside of the pages are in English. */
function languageIn(path: string): Language {
  const folder = path.split('/').at(-2);
  return isLanguage(folder) ? folder : defaultLanguage;
}

/** Replaces the address of the build, also where only its host is shown; e-mail addresses stay. */
function siteUrlRewriter(canonicalUrl: string): Rewrite {
  const hostOf = (url: string) => new URL(url).host;
  const [built, configured] = [hostOf(brand.siteUrl), hostOf(canonicalUrl)];
  const rewriteHost = (word: string) => (word.replace(/\.$/, '') === built ? word.replace(built, configured) : word);
  return (text) => {
    const rewritten = text.replaceAll(brand.siteUrl, canonicalUrl);
    return rewritten.includes(built) ? rewritten.replaceAll(/[\w.@-]+/g, rewriteHost) : rewritten;
  };
}

/** Assets are the same everywhere: browsers cache them by name for ever. */
function differsByServer(path: string): boolean {
  return /\.(html|txt|xml)$/.test(path);
}

function rewriteFile(bytes: FileBytes, rewrite: (text: string) => string): FileBytes {
  const text = bytes.identity.toString();
  const rewritten = rewrite(text);
  if (rewritten === text) return bytes;
  const identity = Buffer.from(rewritten);
  return {
    identity,
    ...(bytes.br && { br: compress(identity, 'br') }),
    ...(bytes.gzip && { gzip: compress(identity, 'gzip') }),
  };
}

function asPage(bytes: FileBytes): BuiltPage {
  const { identity } = bytes;
  return {
    ...builtFile(bytes),
    takesCountry: hasPlaceFor('country', identity),
    takesContext: hasPlaceFor('context', identity),
    takesSigned: hasPlaceFor('signed', identity),
    inline: inlineSources(identity),
  };
}

const pageAddresses = routes
  .filter((route) => !route.development)
  .flatMap((route) => languageCodes.map((language) => fileAddress(route.path, language)));

/**
 * Paths relative to the folder, with a leading slash. Files and folders that start with a dot are internal to the
 * build.
 */
function listFiles(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `/${path.split(sep).join('/')}`)
    .filter((path) => !path.includes('/.') && statSync(join(folder, path)).isFile());
}

/** A file as it is kept until it is asked for: without its uncompressed form, if it has a compressed one. */
type PackedFile = Partial<FileBytes>;

function readPacked(folder: string, path: string, paths: ReadonlySet<string>): PackedFile {
  const read = (name: string) => readFileSync(join(folder, name));
  if (!paths.has(`${path}.gz`)) return { identity: read(path) };
  return { gzip: read(`${path}.gz`), ...(paths.has(`${path}.br`) && { br: read(`${path}.br`) }) };
}

function unpack({ identity, ...packed }: PackedFile): FileBytes {
  return { identity: identity ?? gunzipSync(packed.gzip ?? Buffer.alloc(0)), ...packed };
}

/** What the build inlined for the first screen (decision 26): exactly this text is allowed, and no other. */
export function inlineSources(html: Buffer): Sources {
  return {
    'style-src': hashes(html, '<style data-sheet=', '</style>'),
    'script-src': hashes(html, '<script>', '</script>'),
  };
}

function hashes(html: Buffer, start: string, end: string): string[] {
  const found = new Set<string>();
  for (let at = html.indexOf(start); at !== -1; at = html.indexOf(start, at)) {
    const from = html.indexOf('>', at) + 1;
    at = html.indexOf(end, from);
    if (at === -1) break;
    found.add(`'sha256-${createHash('sha256').update(html.subarray(from, at)).digest('base64')}'`);
  }
  return [...found];
}

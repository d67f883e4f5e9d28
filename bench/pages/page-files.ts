import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';

/** What a browser fetches for a page before any interaction; addresses from the site's root. */
export interface PageFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  /** What the page contains itself, as text. */
  readonly inline: { readonly script: string; readonly style: string };
}

/** Reads a file of the site by its address. */
export type ReadText = (address: string) => string;

export function readFrom(client: string): ReadText {
  return (address) => readFileSync(`${client}${address}`, 'utf8');
}

export function pageFiles(html: string, read: ReadText): PageFiles {
  const links = tags(html, 'link');
  const hrefs = (wanted: (link: string) => boolean) => links.filter(wanted).flatMap((link) => attribute(link, 'href'));
  const styles = unique(hrefs((link) => has(link, 'rel', 'stylesheet')));
  const entries = [
    ...tags(html, 'script').flatMap((tag) => attribute(tag, 'src')),
    ...hrefs((link) => has(link, 'rel', 'modulepreload')),
  ];
  const preloaded = hrefs((link) => has(link, 'rel', 'preload') && has(link, 'as', 'font'));
  const text = new Set([...withoutTags(html)].map((character) => character.codePointAt(0) ?? 0));
  const inline = { script: textOf(html, 'script'), style: textOf(html, 'style') };
  const fonts = styles.flatMap((style) => fontsOf(read(style), style, text));
  const inlineFonts = fontsOf(inline.style, '/', text);
  return {
    scripts: withImports(entries, read),
    styles,
    fonts: unique([...preloaded, ...fonts, ...inlineFonts]),
    inline,
  };
}

/** A script loads what it imports statically, but not yet what it imports by `import()`. */
export function withImports(entries: readonly string[], read: ReadText): string[] {
  const found = new Set<string>();
  const visit = (address: string) => {
    if (found.has(address)) return;
    found.add(address);
    const { staticImports, staticExports } = parseSync(address, read(address)).module;
    const requests = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)];
    for (const { moduleRequest } of requests) {
      if (moduleRequest) visit(posix.resolve(posix.dirname(address), moduleRequest.value));
    }
  };
  for (const entry of entries) visit(entry);
  return [...found];
}

/** A browser fetches a face only for a character of its `unicode-range`. */
function fontsOf(css: string, address: string, text: ReadonlySet<number>): string[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, face = '']) => {
    const url = /url\(["']?([^"')]+\.woff2)["']?\)/.exec(face)?.[1];
    const range = /unicode-range:([^;}]+)/i.exec(face)?.[1];
    return url && isNeeded(range, text) ? [posix.resolve(posix.dirname(address), url)] : [];
  });
}

function isNeeded(range: string | undefined, text: ReadonlySet<number>): boolean {
  if (!range) return true;
  return range.split(',').some((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
    // `U+4??` is all from 400 to 4FF.
    const low = Number.parseInt(from.replaceAll('?', '0'), 16);
    const high = Number.parseInt(to.replaceAll('?', 'F'), 16);
    return [...text].some((code) => code >= low && code <= high);
  });
}

function withoutTags(html: string): string {
  return html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, '');
}

/** The content of such elements; a block of data is not a script. */
function textOf(html: string, name: 'script' | 'style'): string {
  const elements = html.matchAll(new RegExp(`<${name}(?![^>]* (?:src|type)=)[^>]*>([\\s\\S]*?)</${name}>`, 'g'));
  return [...elements].map(([, text = '']) => text).join('\n');
}

function tags(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => tag);
}

function attribute(tag: string, name: string): string[] {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? [] : [value];
}

function has(tag: string, name: string, value: string): boolean {
  return attribute(tag, name)[0] === value;
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}

// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBelow } from './is-below.mjs';
import { isDrawn } from './is-drawn.mjs';
import { inLayerOrder, isGround } from './layer-order.mjs';
import { splitPrint } from './split-print.mjs';

const link = /<link rel="stylesheet"[^>]* href="([^"]+)">/g;

/**
 * Vike links one style sheet per component, thirty per page, and each is a request that the first paint waits for. Here
 * they become three: the base, what every page has, cached once, and what only this page has.
 * @param {string} client
 * @param {readonly string[]} livePaths - of the pages that the server draws again, in other ways than the build
 */
export function mergeStyles(client, livePaths) {
  const linked = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => readPage(join(entry.parentPath, entry.name)));
  const all = new Set(linked.flatMap(({ styles }) => styles));
  const css = new Map([...all].map((style) => [style, readFileSync(join(client, style), 'utf8').trim()]));
  const pages = linked.map((page) => {
    const isLive = isBelow(livePaths, client, page.path);
    const styles = page.styles.filter((style) => isLive || isDrawn(style, css.get(style) ?? '', page.html));
    return { ...page, styles: inLayerOrder(styles) };
  });
  const shared = inLayerOrder([...all].filter((style) => pages.every(({ styles }) => styles.includes(style))));
  const base = shared.filter(isGround);
  const site = [...moveForPaper(base, css), ...shared.filter((style) => !isGround(style))];
  const merge = merger(client, css);
  for (const { path, html, styles } of pages) {
    const own = styles.filter((style) => !shared.includes(style));
    const links = [merge('base', base), merge('site', site), merge('page', own)].join('');
    let first = true;
    const merged = html.replace(link, () => {
      const text = first ? links : '';
      first = false;
      return text;
    });
    writeFileSync(path, merged);
  }
  for (const style of all) rmSync(join(client, style), { force: true });
}

/** @param {string} path */
function readPage(path) {
  const html = readFileSync(path, 'utf8');
  return { path, html, styles: [...html.matchAll(link)].map(([, style = '']) => style) };
}

/**
 * Removes print rules from the base, which every page contains, and returns the names of the sheets for them.
 * @param {readonly string[]} base
 * @param {Map<string, string>} css
 */
function moveForPaper(base, css) {
  return base.flatMap((style) => {
    const { screen, print } = splitPrint(css.get(style) ?? '');
    css.set(style, screen);
    css.set(`${style} print`, print);
    return print ? [`${style} print`] : [];
  });
}

/**
 * Writes each set of style sheets once, and returns its link.
 * @param {string} client
 * @param {ReadonlyMap<string, string>} css
 * @returns {(name: string, styles: string[]) => string}
 */
function merger(client, css) {
  /** @type {Map<string, string>} */
  const links = new Map();
  return (name, styles) => {
    if (styles.length === 0) return '';
    const key = styles.join();
    const known = links.get(key);
    if (known) return known;
    const merged = styles.map((style) => css.get(style)).join('\n');
    const hash = createHash('sha256').update(merged).digest('base64url').slice(0, 8);
    const href = `/assets/${name}.${hash}.css`;
    writeFileSync(join(client, href), merged);
    links.set(key, `<link rel="stylesheet" href="${href}">`);
    return links.get(key) ?? '';
  };
}

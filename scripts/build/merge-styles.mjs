// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const link = /<link rel="stylesheet"[^>]* href="([^"]+)">/g;

/**
 * Vike links one style sheet a component, twenty a page, and each is a request that the first paint waits
 * for. Here they become two: what every page has, cached once, and what only this page has.
 * @param {string} client
 */
export function mergeStyles(client) {
  const pages = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => readPage(join(entry.parentPath, entry.name)));
  const all = new Set(pages.flatMap(({ styles }) => styles));
  const shared = [...all].filter((style) => pages.every(({ styles }) => styles.includes(style)));
  const merge = merger(client);
  for (const { path, html, styles } of pages) {
    const own = styles.filter((style) => !shared.includes(style));
    const links = [merge('site', shared), merge('page', own)].join('');
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
 * Writes each set of style sheets once, and gives its link.
 * @param {string} client
 * @returns {(name: string, styles: string[]) => string}
 */
function merger(client) {
  /** @type {Map<string, string>} */
  const links = new Map();
  return (name, styles) => {
    if (styles.length === 0) return '';
    const key = styles.join();
    const known = links.get(key);
    if (known) return known;
    const css = styles.map((style) => readFileSync(join(client, style), 'utf8').trim()).join('\n');
    const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
    const href = `/assets/${name}.${hash}.css`;
    writeFileSync(join(client, href), css);
    links.set(key, `<link rel="stylesheet" href="${href}">`);
    return links.get(key) ?? '';
  };
}

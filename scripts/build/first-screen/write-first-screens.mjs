// @ts-check
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isBelow } from '../is-below.mjs';
import { endOfFirstPart } from './first-part.mjs';
import { neededRules } from './needed-rules.mjs';
import { shownElements } from './shown-elements.mjs';
import { waitingFor } from './waiting-for.mjs';
import { withFirstScreen } from './with-first-screen.mjs';

/** @typedef {import('./needed-rules.mjs').NeededOf} NeededOf */

const link = /<link rel="stylesheet" href="([^"]+)">/g;
/**
 * A page of which no part can or need be painted before the rest. If it names the element after its first screen, the
 * first paint waits for that.
 */
const onePiece = / data-one-piece="([^"]*)"/;
const script = /<script src="([^"]*\/first-paint\.[^"]+)"><\/script>/;

/**
 * Inlines what the first screen needs into the page, style and script, so that it is painted when the page's first
 * bytes have arrived and waits for no other file. A page that the server renders again, with another `<main>`, is
 * needed as it was, so a copy is saved in `frames`.
 * @param {string} client
 * @param {string} frames
 * @param {readonly string[]} livePaths
 */
export function writeFirstScreens(client, frames, livePaths) {
  const read = remembered((address) => readFileSync(join(client, address), 'utf8'));
  const needed = remembered((address) => neededRules(read(address)));
  const entries = readdirSync(client, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.name.endsWith('.html')) continue;
    const html = readFileSync(path, 'utf8');
    const whole = inOnePiece(html);
    if (whole !== undefined) {
      writeFileSync(path, whole);
      continue;
    }
    const end = endOfFirstPart(html);
    if (isBelow(livePaths, client, path)) {
      // Some pages show nothing until the server knows the visitor.
      if (end === undefined) continue;
      saveFrame(join(frames, relative(client, path)), html);
    }
    const code = script.exec(html)?.[1];
    const [base, ...others] = [...html.matchAll(link)].map(([, href = '']) => href);
    if (end === undefined || !code || !base) throw new Error(`${path} has no headline, script or style to paint first`);
    const elements = shownElements(html.slice(0, end));
    const style = read(base) + others.map((href) => needed(href)(elements)).join('');
    writeFileSync(path, withFirstScreen(html, { end, base, style, others, script: read(code).trim() }));
  }
}

/**
 * Undefined if it is not needed.
 * @param {string} html
 */
function inOnePiece(html) {
  const named = onePiece.exec(html)?.[1];
  if (named === undefined) return undefined;
  return named ? waitingFor(html, named) : html;
}

/**
 * @param {string} path
 * @param {string} html
 */
function saveFrame(path, html) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, html);
}

/**
 * @template Value
 * @param {(key: string) => Value} make
 * @returns {(key: string) => Value}
 */
function remembered(make) {
  /** @type {Map<string, Value>} */
  const known = new Map();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

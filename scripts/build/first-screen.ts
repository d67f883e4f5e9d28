import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isBelow } from './merge-styles.ts';
import { neededRules, shownElements, tagsOf, tagsWithHidden } from './needed-rules.ts';

const link = /<link rel="stylesheet" href="([^"]+)">/g;
/**
 * A page of which no part can or need be painted before the rest. If it names the element after its first screen, the
 * first paint waits for that.
 */
const onePiece = / data-one-piece="([^"]*)"/;
const firstPaint = /<script src="([^"]*\/first-paint\.[^"]+)"><\/script>/;

/** The first of the remaining style sheets. With it the first screen's part is complete. */
const restId = 'rest';

/** In characters. A larger element contains the whole page, and the first screen is a part of it. */
const largestPart = 20_000;

/** In characters. A smaller picture is as short as a reference to it. */
const worthMoving = 80;

/**
 * Inlines what the first screen needs into the page, style and script, so that it is painted when the page's first
 * bytes have arrived and waits for no other file. A page that the server renders again, with another `<main>`, is
 * needed as it was, so a copy is saved in `frames`.
 */
export function writeFirstScreens(client: string, frames: string, livePaths: readonly string[]): void {
  const read = memoize((address) => readFileSync(join(client, address), 'utf8'));
  const needed = memoize((address) => neededRules(read(address)));
  const pages = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'));
  for (const path of pages.map((page) => join(client, page))) {
    const html = readFileSync(path, 'utf8');
    const nextId = onePiece.exec(html)?.[1];
    if (nextId !== undefined) {
      if (nextId) writeFileSync(path, waitingFor(html, nextId));
      continue;
    }
    const end = endOfFirstPart(html);
    if (isBelow(livePaths, client, path)) {
      // Some pages show nothing until the server knows the visitor.
      if (end === undefined) continue;
      const frame = join(frames, relative(client, path));
      mkdirSync(dirname(frame), { recursive: true });
      writeFileSync(frame, html);
    }
    const script = firstPaint.exec(html)?.[1];
    const [base, ...others] = [...html.matchAll(link)].map(([, href = '']) => href);
    if (end === undefined || !script || !base) {
      throw new Error(`${path} has no <h1>, no first-paint script or no style sheet, which its first screen needs.`);
    }
    const elements = shownElements(html.slice(0, end));
    const style = read(base) + others.map((href) => needed(href)(elements)).join('');
    writeFileSync(path, withFirstScreen(html, { end, base, style, others, script: read(script).trim() }));
  }
}

interface FirstScreen {
  /** Of its part of the page. */
  readonly end: number;
  /** The style sheet that is in the page as a whole. */
  readonly base: string;
  readonly style: string;
  /** The style sheets for the rest of the page. */
  readonly others: readonly string[];
  readonly script: string;
}

function withFirstScreen(html: string, { end, base, style, others, script }: FirstScreen): string {
  if (/<\/style|<!--/.test(style) || /<\/script|<!--/.test(script))
    throw new Error('The inlined style or script contains a closing tag or a comment, which would end its element');
  const links = others.map((href, n) => `<link rel="stylesheet" href="${href}"${n === 0 ? ` id="${restId}"` : ''}>`);
  // As long as the rest of the page is missing: the scroll bar is there from the start, and nothing moves.
  const height = html.startsWith('</main>', end) ? '' : 'main:last-child{min-height:100vh}';
  const inline = `<style data-sheet="${base}">${style}${height}</style><script>${script}</script>`;
  const { part, pictures } = movePictures(html.slice(0, end));
  const before = waitingFor(part, restId)
    .replaceAll(/<link rel="stylesheet"[^>]*>/g, '')
    .replace(firstPaint, () => inline);
  // Browsers that do not wait for a style sheet in the body wait for it before they run a script, and parse on after
  // that: nothing is shown unstyled. The empty script has no other use.
  const rest = `${links.join('')}<script> </script>`;
  const bodyEnd = html.lastIndexOf('</body>');
  return `${before}${rest}${html.slice(end, bodyEnd)}${pictures}${html.slice(bodyEnd)}`;
}

/** Makes the first paint wait for that element, and not only for the start of the page. */
function waitingFor(html: string, id: string): string {
  return html.replace('<link rel="expect" href="#content"', `<link rel="expect" href="#${id}"`);
}

/**
 * The end of the first screen's part of a page: after the outermost element of `<main>` around the headline that is not
 * the whole page. Undefined if there is no headline.
 */
export function endOfFirstPart(html: string): number | undefined {
  const main = Math.max(0, html.indexOf('<main'));
  const headline = html.indexOf('<h1', main);
  const starts: number[] = [];
  let last: number | undefined;
  for (const { name, isVoid, isEnd, start, end } of tagsOf(html, main)) {
    if (isVoid) continue;
    if (!isEnd) {
      starts.push(start);
      continue;
    }
    const opened = starts.pop() ?? 0;
    if (headline < opened || end <= headline) continue;
    if (name === 'main' || end - opened > largestPart) break;
    last = end;
  }
  return last;
}

/**
 * The pictures in closed menus are a seventh of what a browser has to read before the first screen is complete. They
 * are replaced by references; the drawings, each once, come at the end of the page.
 */
export function movePictures(part: string): { part: string; pictures: string } {
  const ids = new Map<string, string>();
  let text = '';
  let done = 0;
  let inside = 0;
  for (const { name, isEnd, isHidden, start, end } of tagsWithHidden(part)) {
    if (name !== 'svg' || !isHidden) continue;
    if (!isEnd) inside = end;
    const drawing = isEnd ? part.slice(inside, start) : '';
    if (drawing.length < worthMoving) continue;
    const id = ids.get(drawing) ?? `p${ids.size}`;
    ids.set(drawing, id);
    text += `${part.slice(done, inside)}<use href="#${id}"></use>`;
    done = start;
  }
  const drawings = [...ids].map(([drawing, id]) => `<g id="${id}">${drawing}</g>`);
  return {
    part: text + part.slice(done),
    pictures: drawings.length > 0 ? `<div hidden=""><svg>${drawings.join('')}</svg></div>` : '',
  };
}

function memoize<Value>(compute: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}

// @ts-check

/**
 * @typedef {object} Tag
 * @property {string} name - in lower case
 * @property {string} attributes - as they are written
 * @property {boolean} isEnd
 * @property {boolean} isVoid - has no end tag
 * @property {number} start
 * @property {number} end
 */

const tag = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>/g;
const voids = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

/**
 * The tags of HTML that React wrote: every element is closed, and every value is in quotes.
 * @param {string} html
 * @param {number} [from]
 * @returns {Generator<Tag, void>}
 */
export function* tagsOf(html, from = 0) {
  const search = new RegExp(tag);
  search.lastIndex = from;
  for (let found = search.exec(html); found; found = search.exec(html)) {
    const [text, slash, written = '', attributes = '', closed] = found;
    const name = written.toLowerCase();
    const isVoid = closed === '/' || voids.has(name);
    yield { name, attributes, isEnd: slash === '/', isVoid, start: found.index, end: found.index + text.length };
    // The content of a script or a style is not HTML.
    if (!slash && (name === 'script' || name === 'style'))
      search.lastIndex = html.indexOf(`</${name}`, search.lastIndex);
  }
}

/**
 * The tags of a piece of HTML, and for each whether it is inside a closed `<details>`, of which only the `<summary>` is
 * visible.
 * @param {string} html
 * @returns {Generator<Tag & { isHidden: boolean }, void>}
 */
export function* tagsWithHidden(html) {
  /** @type {{ isHidden: boolean, isClosed: boolean }[]} */
  const open = [];
  for (const tag of tagsOf(html)) {
    if (tag.isEnd) {
      yield { ...tag, isHidden: open.pop()?.isHidden ?? false };
      continue;
    }
    const parent = open.at(-1);
    const isHidden = parent?.isHidden || (parent?.isClosed === true && tag.name !== 'summary');
    if (!tag.isVoid) open.push({ isHidden, isClosed: tag.name === 'details' && !/\sopen\b/.test(tag.attributes) });
    yield { ...tag, isHidden };
  }
}

// @ts-check

/**
 * @typedef {object} Tag
 * @property {string} name - in small letters
 * @property {string} attributes - as they are written
 * @property {boolean} isEnd
 * @property {boolean} isAlone - has no end tag
 * @property {number} start
 * @property {number} end
 */

const tag = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>/g;
const alone = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

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
    const isAlone = closed === '/' || alone.has(name);
    yield { name, attributes, isEnd: slash === '/', isAlone, start: found.index, end: found.index + text.length };
    // The content of a script or a style is not HTML.
    if (!slash && (name === 'script' || name === 'style'))
      search.lastIndex = html.indexOf(`</${name}`, search.lastIndex);
  }
}

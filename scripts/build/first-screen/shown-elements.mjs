// @ts-check
import { tagsOf } from './tags.mjs';

/**
 * @typedef {object} Shown
 * @property {string} name
 * @property {string} id
 * @property {ReadonlySet<string>} classes
 * @property {ReadonlySet<string>} attributes - their names
 */

/**
 * The kinds of elements in a piece of HTML, without what lies in a closed `<details>`.
 * @param {string} html
 * @returns {Shown[]}
 */
export function shownElements(html) {
  /** @type {Map<string, Shown>} */
  const kinds = new Map();
  /** @type {{ name: string, hides: boolean }[]} */
  const open = [];
  for (const { name, attributes, isEnd, isAlone } of tagsOf(html)) {
    if (isEnd) {
      open.pop();
      continue;
    }
    const isHidden = open.some(({ hides }) => hides) || (open.at(-1)?.name === 'details!' && name !== 'summary');
    if (!isHidden) kinds.set(`${name}${attributes}`, read(name, attributes));
    const isClosed = name === 'details' && !/\sopen\b/.test(attributes);
    if (!isAlone) open.push({ name: isClosed ? 'details!' : name, hides: isHidden });
  }
  // A script fills this element before the first paint, with a picture as well.
  if (html.includes('<signed-in')) kinds.set('img', read('img', ' src="" alt=""'));
  return [...kinds.values()];
}

/**
 * @param {string} name
 * @param {string} text
 * @returns {Shown}
 */
function read(name, text) {
  const pairs = new Map([...text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key, value]));
  return {
    name,
    id: pairs.get('id') ?? '',
    classes: new Set((pairs.get('class') ?? '').split(' ')),
    attributes: new Set([...pairs.keys()].map((key) => key.toLowerCase())),
  };
}

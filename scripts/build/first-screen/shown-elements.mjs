// @ts-check
import { tagsWithHidden } from './hidden-tags.mjs';

/**
 * @typedef {object} Shown
 * @property {string} name
 * @property {string} id
 * @property {ReadonlySet<string>} classes
 * @property {ReadonlySet<string>} attributes - their names
 */

/**
 * The kinds of elements that a piece of HTML shows before anything is opened.
 * @param {string} html
 * @returns {Shown[]}
 */
export function shownElements(html) {
  /** @type {Map<string, Shown>} */
  const kinds = new Map();
  for (const { name, attributes, isEnd, isHidden } of tagsWithHidden(html)) {
    const kind = `${name}${attributes}`;
    if (!isEnd && !isHidden && !kinds.has(kind)) kinds.set(kind, read(name, attributes));
  }
  // A script fills this element before the first paint, also with a picture.
  if (html.includes('<signed-in')) kinds.set('img', read('img', ' src="" alt=""'));
  return [...kinds.values()];
}

/**
 * The server and the script before the first paint write what they know of the visitor into the first tag.
 * @param {Shown} element
 * @param {string} attribute
 */
export function mayHave({ name, attributes }, attribute) {
  return attributes.has(attribute) || (name === 'html' && attribute.startsWith('data-'));
}

/**
 * @param {string} name
 * @param {string} text
 * @returns {Shown}
 */
function read(name, text) {
  const pairs = new Map(
    [...text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key.toLowerCase(), value]),
  );
  return {
    name,
    id: pairs.get('id') ?? '',
    classes: new Set((pairs.get('class') ?? '').split(' ')),
    attributes: new Set(pairs.keys()),
  };
}

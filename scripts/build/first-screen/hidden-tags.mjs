// @ts-check
import { tagsOf } from './tags.mjs';

/** @typedef {import('./tags.mjs').Tag} Tag */

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
    const around = open.at(-1);
    const isHidden = around?.isHidden || (around?.isClosed === true && tag.name !== 'summary');
    if (!tag.isAlone) open.push({ isHidden, isClosed: tag.name === 'details' && !/\sopen\b/.test(tag.attributes) });
    yield { ...tag, isHidden };
  }
}

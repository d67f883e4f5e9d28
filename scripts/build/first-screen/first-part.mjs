// @ts-check
import { tagsOf } from './tags.mjs';

/** Characters. What is larger holds the whole page, and the first screen is a part of it. */
const largestPart = 20_000;

/**
 * Where the first screen's part of a page ends: after the outermost element of `<main>` around the headline that is
 * not the whole page. Undefined: there is no headline.
 * @param {string} html
 */
export function endOfFirstPart(html) {
  /** @type {number[]} */
  const starts = [];
  /** How many elements stand around the headline, itself included. */
  let around = 0;
  let end;
  for (const tag of tagsOf(html, Math.max(0, html.indexOf('<main')))) {
    if (tag.isAlone) continue;
    if (!tag.isEnd) {
      starts.push(tag.start);
      if (tag.name === 'h1' && around === 0) around = starts.length;
      continue;
    }
    const start = starts.pop() ?? 0;
    if (around === 0 || starts.length >= around) continue;
    if (tag.name === 'main' || tag.end - start > largestPart) break;
    around = starts.length;
    end = tag.end;
  }
  return end;
}

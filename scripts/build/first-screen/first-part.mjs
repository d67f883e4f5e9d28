// @ts-check
import { tagsOf } from './tags.mjs';

/** In characters. A larger element contains the whole page, and the first screen is a part of it. */
const largestPart = 20_000;

/**
 * The end of the first screen's part of a page: after the outermost element of `<main>` around the headline that is not
 * the whole page. Undefined if there is no headline.
 * @param {string} html
 */
export function endOfFirstPart(html) {
  let last;
  for (const { name, start, end } of elementsAround(html, html.indexOf('<h1', html.indexOf('<main')))) {
    if (name === 'main' || end - start > largestPart) break;
    last = end;
  }
  return last;
}

/**
 * From the innermost one to `<main>`.
 * @param {string} html
 * @param {number} place
 */
function* elementsAround(html, place) {
  /** @type {number[]} */
  const starts = [];
  for (const { name, isAlone, isEnd, start, end } of tagsOf(html, Math.max(0, html.indexOf('<main')))) {
    if (isAlone) continue;
    if (!isEnd) starts.push(start);
    else {
      const opened = starts.pop() ?? 0;
      if (opened <= place && place < end) yield { name, start: opened, end };
    }
  }
}

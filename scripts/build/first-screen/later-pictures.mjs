// @ts-check
import { tagsWithHidden } from './hidden-tags.mjs';

/** In characters. A smaller picture is as short as a reference to it. */
const worthMoving = 80;

/**
 * The pictures in closed menus are a seventh of what a browser has to read before the first screen is complete. They
 * are replaced by references; the drawings, each once, come at the end of the page.
 * @param {string} part - HTML of the first screen
 * @returns {{ part: string, pictures: string }}
 */
export function laterPictures(part) {
  /** @type {Map<string, string>} */
  const ids = new Map();
  let text = '';
  let done = 0;
  for (const [start, end] of closedPictures(part)) {
    const drawing = part.slice(start, end);
    if (drawing.length < worthMoving) continue;
    const id = ids.get(drawing) ?? `p${ids.size}`;
    ids.set(drawing, id);
    text += `${part.slice(done, start)}<use href="#${id}"></use>`;
    done = end;
  }
  const drawings = [...ids].map(([drawing, id]) => `<g id="${id}">${drawing}</g>`);
  return {
    part: text + part.slice(done),
    pictures: drawings.length > 0 ? `<svg hidden="">${drawings.join('')}</svg>` : '',
  };
}

/**
 * The start and end of the content of each picture inside a closed `<details>`.
 * @param {string} html
 * @returns {Generator<[start: number, end: number], void>}
 */
function* closedPictures(html) {
  let inside = 0;
  for (const { name, isEnd, isHidden, start, end } of tagsWithHidden(html)) {
    if (name !== 'svg' || !isHidden) continue;
    if (isEnd) yield [inside, start];
    else inside = end;
  }
}

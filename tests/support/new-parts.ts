import type { Page } from '@playwright/test';

/** Marks an element that has to be checked, including its content. */
export const newPart = '[data-new-part]';

/**
 * Pages share parts. Marks those that are not in `seen` yet, and adds them: a part is identified by its names and colours,
 * and those of its ancestors. Returns the number of new parts.
 */
export async function markNewParts(page: Page, seen: Set<number>): Promise<number> {
  const parts = await page.evaluate(readParts);
  const isNew = parts.map((part) => !seen.has(part));
  for (const part of parts) seen.add(part);
  return page.evaluate(mark, isNew);
}

/** One hash for every element, in document order; the content of a picture belongs to the picture. */
function readParts(): number[] {
  const sums = new Map<Element, number>();
  const sumUp = (text: string, start: number) => {
    let [low, high] = [(start % 0x7fff_ffff) | 1, 0x41c6_ce57];
    for (let index = 0; index < text.length; index++) {
      const letter = text.charCodeAt(index);
      low = Math.imul(low ^ letter, 0x9e37_79b1);
      high = Math.imul(high ^ letter, 0x5f35_6495);
    }
    return (high >>> 11) * 0x1_0000_0000 + (low >>> 0);
  };
  return [...document.body.querySelectorAll('*:not(svg *)')].map((element) => {
    const named = [...element.attributes]
      .filter(({ name }) =>
        /^(?:aria-.*|role|alt|title|for|type|tabindex|class|style|data-scheme|href|hidden|open|disabled|lang)$/.test(
          name,
        ),
      )
      .map(({ name, value }) => `${name}${/role|type|class|style|data-scheme/.test(name) ? value : value !== ''}`);
    const hasWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
    const text = [element.tagName, ...named, hasWords, color, backgroundColor, backgroundImage].join(' ');
    const sum = sumUp(text, (element.parentElement && sums.get(element.parentElement)) || 1);
    sums.set(element, sum);
    return sum;
  });
}

function mark(isNew: boolean[]): number {
  for (const element of document.querySelectorAll('[data-new-part]')) element.removeAttribute('data-new-part');
  const found = [...document.body.querySelectorAll('*:not(svg *)')].filter((_, index) => isNew[index]);
  for (const element of found) element.setAttribute('data-new-part', '');
  // Descendants are checked together with the part.
  for (const element of document.querySelectorAll('[data-new-part] [data-new-part]'))
    element.removeAttribute('data-new-part');
  return found.length;
}

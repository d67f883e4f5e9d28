import { isFilledAgain } from '#platform/browser/form-fields.ts';
import type { Islands } from '#platform/browser/islands.ts';
import { withData } from '#platform/page/data-attributes.ts';
import { draft } from './draft.ts';
import { isAdding } from './opening.ts';

/**
 * Wakes the quote if the page does not show the visitor's selection: there is a draft from an earlier visit, or another
 * page adds an item. For other visitors React loads when they choose something.
 */
export default function restoreQuote(host: HTMLElement, islands: Islands): void {
  const island = host.querySelector<HTMLElement>(withData('island'));
  if (island && (draft() || isAdding(location.search) || isFilledAgain(island))) islands.wake(island);
}

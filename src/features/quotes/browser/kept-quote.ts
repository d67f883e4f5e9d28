import { isFilledAgain } from '#platform/browser/form-fields.ts';
import type { Islands } from '#platform/browser/islands.ts';
import { draft } from './draft.ts';
import { isAdding } from './opening.ts';

/**
 * Wakes the quote where the page does not show what the visitor has chosen: something was put together on an earlier
 * visit, or another page adds to it. Everybody else gets React when they choose something.
 */
export default function wakeForKeptQuote(host: HTMLElement, islands: Islands): void {
  const island = host.querySelector<HTMLElement>('[data-island]');
  if (island && (draft() || isAdding(location.search) || isFilledAgain(island))) islands.wake(island);
}

import { hydrate } from '#platform/browser/hydrate.tsx';
import { isSeen } from '#platform/browser/is-seen.ts';
import { returnFocus } from '#platform/browser/return-focus.ts';
import { timeoutOrUndefined } from '#platform/browser/timeout-or-undefined.ts';
import { addStyles } from './add-styles.ts';
import type { BookingPage } from './fetch-booking-page.ts';

/** Milliseconds for the style sheets and the island's own code. */
const patience = 15_000;

/** Puts the island of the other page into this one, dressed and awake. Answers whether that worked. */
export async function putInIsland(place: HTMLElement, { island, styles }: BookingPage): Promise<boolean> {
  const loaded = await timeoutOrUndefined(patience, Promise.all([import('../meeting.tsx'), addStyles(styles)]));
  if (!island || !loaded) return false;
  const [{ default: Meeting }] = loaded;
  const element = document.importNode(island, true);
  // It is woken here, and by nobody else.
  delete element.dataset['island'];
  place.replaceWith(element);
  await hydrate(element, Meeting);
  const controls = Array.from(element.querySelectorAll<HTMLElement>('select, input, button'));
  const first = controls.find((control) => control.tabIndex >= 0 && isSeen(control));
  // Whoever had come to a link that is replaced by now goes on with what stands there instead.
  if (first) returnFocus(first);
  return true;
}

import { isSeen, returnFocus } from '#platform/browser/focus.ts';
import { hydrate } from '#platform/browser/hydrate.tsx';
import { timeoutOrUndefined } from '#platform/browser/promises.ts';
import { dataOf, withData } from '#platform/page/data-attributes.ts';
import { addStyles } from './popup/add-styles.ts';
import { type BookingPage, fetchBookingPage } from './popup/fetch-booking-page.ts';
import { type ExternalCalendar, openScheduler } from './popup/open-scheduler.ts';

/**
 * Fills the meeting dialog with the free times of the booking page, or opens the external calendar that the page links
 * to. It starts when the opened dialog gets the focus.
 */
export default function enhanceMeetingPopup(dialog: HTMLElement): void {
  const [status, place] = [dialog.querySelector('[role=status]'), dialog.querySelector<HTMLElement>(withData('fill'))];
  const again = place?.querySelector<HTMLElement>(withData('again'));
  if (!(dialog instanceof HTMLDialogElement) || !status || !place || !again) return;
  const wait = status.textContent ?? '';
  const { ready = '', failed = '', blocked = '', page = '' } = dataOf(dialog);
  let isBusy = false;
  let isFilled = false;

  const say = (text: string, canTryAgain: boolean) => {
    status.textContent = text;
    again.hidden = !canTryAgain;
  };
  const closeDialog = () => {
    if (!dialog.open) return false;
    dialog.close();
    return true;
  };
  const open = async (calendar: ExternalCalendar) => {
    const hasOpened = await openScheduler(calendar, closeDialog);
    if (hasOpened) return say(wait, false);
    say(blocked, true);
    place.querySelector('a')?.setAttribute('href', calendar.address);
  };
  const fill = async () => {
    if (isBusy || isFilled || !dialog.open) return;
    isBusy = true;
    say(wait, false);
    const found = await fetchBookingPage(page);
    if (found?.calendar) await open(found.calendar);
    else if (found?.island && (await insertIsland(place, found))) {
      isFilled = true;
      status.className = 'visually-hidden';
      say(ready, false);
    } else say(failed, true);
    isBusy = false;
  };

  again.addEventListener('click', () => void fill());
  new MutationObserver(() => void fill()).observe(dialog, { attributeFilter: ['open'] });
  void fill();
}

/** Milliseconds for loading the style sheets and the island's code. */
const islandTimeout = 15_000;

/** Inserts the island of the booking page, with its styles, and hydrates it. Returns whether that worked. */
async function insertIsland(place: HTMLElement, { island, styles }: BookingPage): Promise<boolean> {
  const loaded = await timeoutOrUndefined(islandTimeout, Promise.all([import('./meeting.tsx'), addStyles(styles)]));
  if (!island || !loaded) return false;
  const [{ default: Meeting }] = loaded;
  const element = document.importNode(island, true);
  // It is hydrated here, so the usual loader must not do it.
  delete dataOf(element).island;
  place.replaceWith(element);
  await hydrate(element, Meeting);
  const controls = Array.from(element.querySelectorAll<HTMLElement>('select, input, button'));
  const first = controls.find((control) => control.tabIndex >= 0 && isSeen(control));
  // If the focus was on a link that is now replaced, it moves to the first control.
  if (first) returnFocus(first);
  return true;
}

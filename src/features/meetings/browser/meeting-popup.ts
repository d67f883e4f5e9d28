import { isSeen, returnFocus } from '#platform/browser/focus.ts';
import { hydrate } from '#platform/browser/hydrate.tsx';
import { timeoutOrUndefined } from '#platform/browser/promises.ts';
import { addStyles } from './popup/add-styles.ts';
import { type BookingPage, fetchBookingPage } from './popup/fetch-booking-page.ts';
import { type OtherCalendar, openScheduler } from './popup/open-scheduler.ts';

/**
 * Fills the dialog for meetings from the page that has the free times, or opens the calendar of somebody else, where
 * that is what the page leads to. It wakes with the focus that comes into the dialog when it opens.
 */
export default function enhanceMeetingPopup(dialog: HTMLElement): void {
  const [status, place] = [dialog.querySelector('[role=status]'), dialog.querySelector<HTMLElement>('[data-fill]')];
  const again = place?.querySelector<HTMLElement>('[data-again]');
  if (!(dialog instanceof HTMLDialogElement) || !status || !place || !again) return;
  const wait = status.textContent ?? '';
  const { ready = '', failed = '', blocked = '', page = '' } = dialog.dataset;
  let isBusy = false;
  let isFilled = false;

  const say = (text: string, canTryAgain: boolean) => {
    status.textContent = text;
    again.hidden = !canTryAgain;
  };
  const makeWay = () => {
    if (!dialog.open) return false;
    dialog.close();
    return true;
  };
  const open = async (calendar: OtherCalendar) => {
    const isThere = await openScheduler(calendar, makeWay);
    if (isThere) return say(wait, false);
    say(blocked, true);
    place.querySelector('a')?.setAttribute('href', calendar.address);
  };
  const fill = async () => {
    if (isBusy || isFilled || !dialog.open) return;
    isBusy = true;
    say(wait, false);
    const found = await fetchBookingPage(page);
    if (found?.calendar) await open(found.calendar);
    else if (found?.island && (await putInIsland(place, found))) {
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

/** Milliseconds for the style sheets and the island's own code. */
const patience = 15_000;

/** Puts the island of the other page into this one, dressed and awake. Answers whether that worked. */
async function putInIsland(place: HTMLElement, { island, styles }: BookingPage): Promise<boolean> {
  const loaded = await timeoutOrUndefined(patience, Promise.all([import('./meeting.tsx'), addStyles(styles)]));
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

import { timeoutOrUndefined } from '#platform/browser/promises.ts';
import { type OtherCalendar, readCalendar } from './open-scheduler.ts';

/** What the page with the free times has for the dialog. */
export interface BookingPage {
  readonly island: HTMLElement | null;
  readonly styles: readonly string[];
  readonly calendar: OtherCalendar | undefined;
}

/** Milliseconds. Whoever waits longer is better served by the page itself. */
const patience = 15_000;

/** Undefined: it did not arrive, or is another page than expected. */
export async function fetchBookingPage(address: string): Promise<BookingPage | undefined> {
  const asked = fetch(address, { headers: { accept: 'text/html' } }).then((answer) => answer.text());
  const text = await timeoutOrUndefined(patience, asked);
  if (text === undefined) return undefined;
  const page = new DOMParser().parseFromString(text, 'text/html');
  const links = page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  return {
    island: page.querySelector('[data-island=meeting]'),
    styles: [...links].map((link) => link.getAttribute('href') ?? ''),
    calendar: readCalendar(page.querySelector<HTMLAnchorElement>('a[data-scheduler]')),
  };
}

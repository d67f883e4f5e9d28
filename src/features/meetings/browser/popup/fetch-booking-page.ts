import { timeoutOrUndefined } from '#platform/browser/promises.ts';
import { withData, withDataValue } from '#platform/page/data-attributes.ts';
import { type ExternalCalendar, readCalendar } from './open-scheduler.ts';

/** The parts of the booking page that the dialog needs. */
export interface BookingPage {
  readonly island: HTMLElement | null;
  readonly styles: readonly string[];
  readonly calendar: ExternalCalendar | undefined;
}

/** Milliseconds. After that, the dialog offers a link to the page instead. */
const pageTimeout = 15_000;

/** Undefined: the page could not be loaded. */
export async function fetchBookingPage(address: string): Promise<BookingPage | undefined> {
  const request = fetch(address, { headers: { accept: 'text/html' } }).then((answer) => answer.text());
  const text = await timeoutOrUndefined(pageTimeout, request);
  if (text === undefined) return undefined;
  const page = new DOMParser().parseFromString(text, 'text/html');
  const links = page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  return {
    island: page.querySelector(withDataValue('island', 'meeting')),
    styles: [...links].map((link) => link.getAttribute('href') ?? ''),
    calendar: readCalendar(page.querySelector<HTMLAnchorElement>(`a${withData('scheduler')}`)),
  };
}

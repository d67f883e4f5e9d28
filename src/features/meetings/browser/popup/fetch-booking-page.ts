import { fetchPage } from '#platform/browser/fetch-page.ts';
import { withData, withDataValue } from '#platform/page/data-attributes.ts';
import { type ExternalCalendar, readCalendar } from './open-scheduler.ts';

/** The parts of the booking page that the dialog needs. */
export interface BookingPage {
  readonly island: HTMLElement | null;
  readonly styles: readonly string[];
  readonly calendar: ExternalCalendar | undefined;
}

/** Undefined: the page could not be loaded. Then the dialog offers a link to it instead. */
export async function fetchBookingPage(address: string): Promise<BookingPage | undefined> {
  const page = await fetchPage(address);
  if (!page) return undefined;
  const links = page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  return {
    island: page.querySelector(withDataValue('island', 'meeting')),
    styles: [...links].map((link) => link.getAttribute('href') ?? ''),
    calendar: readCalendar(page.querySelector<HTMLAnchorElement>(`a${withData('scheduler')}`)),
  };
}

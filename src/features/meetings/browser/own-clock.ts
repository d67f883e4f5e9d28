import { isFilledAgain } from '#platform/browser/form-fields.ts';
import type { Islands } from '#platform/browser/islands.ts';
import { meetingFields } from '../meeting-fields.ts';
import { deviceZone } from './device-zone.ts';
import { fetchBookingPage } from './popup/fetch-booking-page.ts';

/**
 * Shows the free times on the clock of the visitor's own device, without React: the server draws them once more, and
 * they take the place of the first ones. Where somebody has reached for these meanwhile, React does it.
 */
export default async function showOwnClock(host: HTMLElement, islands: Islands): Promise<void> {
  const island = host.querySelector<HTMLElement>('[data-island]');
  if (!island) return;
  if (isFilledAgain(island)) return islands.wake(island);
  const zone = deviceZone();
  const shown = island.querySelector<HTMLSelectElement>(`[name=${meetingFields.zone}]`)?.value;
  const address = new URL(location.href);
  // Whoever came by a link that names a clock gets that one.
  if (!zone || zone === shown || address.searchParams.has(meetingFields.zone)) return;
  address.searchParams.set(meetingFields.zone, zone);
  const drawn = (await fetchBookingPage(address.href))?.island;
  if (drawn && islands.isAsleep(island)) island.replaceWith(document.importNode(drawn, true));
}

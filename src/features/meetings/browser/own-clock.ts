import { isFilledAgain } from '#platform/browser/form-fields.ts';
import type { Islands } from '#platform/browser/islands.ts';
import { withData } from '#platform/page/data-attributes.ts';
import { meetingFields } from '../meeting-fields.ts';
import { deviceZone } from './device-zone.ts';
import { fetchBookingPage } from './popup/fetch-booking-page.ts';
import { rememberZone } from './remember-zone.ts';

/**
 * Shows the free times in the device's time zone without React: the server renders them again, and they replace the
 * first ones. If the visitor has woken the island meanwhile, React does it instead.
 */
export default async function showOwnClock(host: HTMLElement, islands: Islands): Promise<void> {
  const island = host.querySelector<HTMLElement>(withData('island'));
  if (!island) return;
  if (isFilledAgain(island)) return islands.wake(island);
  const zone = deviceZone();
  if (zone) rememberZone(zone);
  const shownZone = island.querySelector<HTMLSelectElement>(`[name=${meetingFields.zone}]`)?.value;
  const address = new URL(location.href);
  // A link that names a zone decides.
  if (!zone || zone === shownZone || address.searchParams.has(meetingFields.zone)) return;
  address.searchParams.set(meetingFields.zone, zone);
  const rendered = (await fetchBookingPage(address.href))?.island;
  if (rendered && islands.isAsleep(island)) island.replaceWith(document.importNode(rendered, true));
}

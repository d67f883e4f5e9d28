import { deviceZone } from '#features/meetings/browser/device-zone.ts';
import { rememberZone } from '#features/meetings/browser/remember-zone.ts';
import { fetchPage } from '#platform/browser/fetch-page.ts';
import { isFilledAgain } from '#platform/browser/form-fields.ts';
import { withDataValue } from '#platform/page/data-attributes.ts';

/**
 * Lets the server render times in the zone of the device. The first time, and on a journey, the page was rendered before
 * the server knew the zone, so it is rendered again, unless the visitor is already doing something in it.
 */
export default async function showOwnZone(host: HTMLElement): Promise<void> {
  const zone = deviceZone();
  if (!zone || !rememberZone(zone)) return;
  const rendered = (await fetchPage(location.href))?.querySelector(withDataValue('enhance', 'own-zone'));
  if (!rendered || isFilledAgain(host) || host.contains(document.activeElement)) return;
  host.replaceWith(document.importNode(rendered, true));
}

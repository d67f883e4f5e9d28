import { rememberInCookie } from '#features/preferences/browser/choices.ts';
import { zoneCookie } from '#site/cookies.ts';

/**
 * From now on the server renders times in this zone. False if it has done so already. Not for islands, which would load
 * the entry script as a part of themselves.
 */
export function rememberZone(zone: string): boolean {
  const isNew = !document.cookie.split('; ').includes(`${zoneCookie}=${zone}`);
  rememberInCookie(zoneCookie, zone);
  return isNew;
}

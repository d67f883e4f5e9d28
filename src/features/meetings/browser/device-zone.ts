import { rememberInCookie } from '#features/preferences/browser/choices.ts';
import { zoneCookie } from '#site/cookies.ts';

/** The time zone of the visitor's device; undefined if the browser does not reveal it. */
export function deviceZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone && timeZone !== 'Etc/Unknown' ? timeZone : undefined;
}

/** From now on the server renders times in this zone. False if it has done so already. */
export function rememberZone(zone: string): boolean {
  const isNew = !document.cookie.split('; ').includes(`${zoneCookie}=${zone}`);
  rememberInCookie(zoneCookie, zone);
  return isNew;
}

import { chosenCountry, readCookie } from '#platform/server/http/headers.ts';
import { zoneCookie } from '#site/cookies.ts';
import type { CountryId } from '#site/countries.ts';
import { type ReaderZone, readZone, zoneOfCountry } from '../zones.ts';

/** The zone of the visitor's device, if it has said so, else that of their country, else ours. */
export function readerZone(cookies: string | undefined, country?: CountryId): ReaderZone {
  const zone = readZone(readCookie(cookies, zoneCookie));
  if (zone) return { zone, basis: 'device' };
  return { zone: zoneOfCountry(chosenCountry(cookies) ?? country), basis: 'guess' };
}

import { callingCodes } from '#site/phone.ts';

declare global {
  namespace Intl {
    /** A method in later versions of Node, and a property in earlier ones. */
    interface Locale {
      getTimeZones?(): string[] | undefined;
      readonly timeZones?: string[];
    }
  }
}

let cached: ReadonlyMap<string, string> | undefined;

/** The ISO 3166 code of the country of a time zone. Only for the server: it needs a list of all countries. */
export function countryOfZone(zone: string): string | undefined {
  cached ??= new Map(
    callingCodes('en').flatMap(({ country }) => zonesOf(country).map((own) => [own, country] as const)),
  );
  return cached.get(zone);
}

function zonesOf(country: string): readonly string[] {
  const locale = new Intl.Locale(`und-${country}`);
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

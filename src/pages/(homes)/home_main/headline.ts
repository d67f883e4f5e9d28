import type { Words } from '#content/words.ts';
import type { Country } from '#site/countries.ts';

type Headlines = Words['home']['main']['headline'];

const has = (headlines: Headlines, id: string): id is keyof Headlines => Object.hasOwn(headlines, id);

/** Every country of the main home has a headline of its own; without one the build stops. */
export function headlineOf({ id }: Country, { home }: Words): string {
  const { headline } = home.main;
  if (!has(headline, id)) throw new Error(`home.json has no headline for ${id}`);
  return headline[id];
}

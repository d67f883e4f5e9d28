import type { CountryId } from '#site/countries.ts';
import type { Language } from '#site/languages.ts';

/** Who is signed in. */
export interface Person {
  /** Empty where they never said. */
  readonly name: string;
  readonly email: string;
  /** The address of their picture; empty where they have none. */
  readonly photo: string;
  readonly language: Language;
  readonly country: CountryId | undefined;
  readonly isStaff: boolean;
}

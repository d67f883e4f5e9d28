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

/** What an account may hold: the forms and the server go by the same. Lengths are in characters. */
export const accountLimits = {
  name: 100,
  /** Of a picture. */
  photoMegabytes: 2,
} as const;

/** What a picture may be. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Bytes of the form with a picture, which says itself what is too large. */
export const largestPhotoForm = accountLimits.photoMegabytes * 1024 * 1024 + 100 * 1024;

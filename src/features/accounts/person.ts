import type { CountryId } from '#site/countries.ts';
import type { Language } from '#site/languages.ts';

/** The signed-in visitor. */
export interface Person {
  /** Empty if they never entered one. */
  readonly name: string;
  readonly email: string;
  /** The address of their picture; empty if they have none. */
  readonly photo: string;
  readonly language: Language;
  readonly country: CountryId | undefined;
  readonly isStaff: boolean;
}

/** The limits of an account, for the forms and the server. Lengths are in characters. */
export const accountLimits = {
  name: 100,
  /** The maximum size of a picture. */
  photoMegabytes: 2,
} as const;

/** The allowed types of a picture. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/**
 * Maximum size in bytes of the picture form. A bit more than the picture, so that the form itself can report a picture
 * that is too large.
 */
export const largestPhotoForm = accountLimits.photoMegabytes * 1024 * 1024 + 100 * 1024;

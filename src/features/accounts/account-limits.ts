/** What an account may hold: the forms and the server go by the same. Lengths are in characters. */
export const accountLimits = {
  name: 100,
  /** Of a picture. */
  photoMegabytes: 2,
} as const;

/** What a picture may be. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

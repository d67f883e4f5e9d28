/**
 * Everything that needs consent. What a purpose starts is in `app/browser/optional.ts`, and its description in the
 * words of the cookie banner; after adding one here, the compiler names the other places.
 */
export const purposes = ['marketing', 'campaign'] as const;

export type Purpose = (typeof purposes)[number];

/**
 * The maximum length in characters of short inputs, for every form, call and URL of the site. They are generous: a
 * reference is typed with spaces and punctuation around it. Longer input is refused, or cut, before anything else
 * processes it, because some checks take time by the square of its length.
 */
export const inputBounds = {
  /** Such as `H-7KQ2-94MX`, however it is typed. */
  reference: 60,
  /** The key of a link, a token, a signature, a proof of work. */
  key: 200,
  uuid: 36,
  /** A day or a time in ISO 8601. */
  time: 40,
  /** `es`, `es-CO`, and what other systems may send. */
  languageTag: 35,
  /** One of a few names that the site itself defines: an action, a view, a currency. */
  name: 60,
  /** A number that is sent as text. */
  number: 20,
  /** The digits that were sent by e-mail, with what was copied along. */
  code: 60,
  /** A search term. */
  search: 200,
  /** A path of this site, or the URL of a page. */
  address: 2000,
  /** The selection for a quote, as a URL holds it. */
  selection: 4000,
  /** An `Accept…` header: several times what browsers send. */
  acceptHeader: 1000,
} as const;

/**
 * The maximum length of a text before tidying, if it may have `longest` characters after it. Line ends come as two
 * characters and count as one, and spaces around it do not count.
 */
export function mostTyped(longest: number): number {
  return 2 * longest + 200;
}

/** The beginning of a text, without half a character at its end. */
export function cutTo(most: number, text: string): string {
  if (text.length <= most) return text;
  const isHalf = isHighSurrogate(text.charCodeAt(most - 1));
  return text.slice(0, isHalf ? most - 1 : most);
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

/** Characters of an e-mail address: no mail server accepts longer ones. */
export const longestEmail = 254;

/**
 * The most characters that a short input may have, for every form, call and address of the site. They are generous: a
 * reference is typed with spaces and signs around it. What is longer is refused, or cut, before anything else looks at
 * it, because some ways to look at a text take the square of its length.
 */
export const inputBounds = {
  /** Such as `H-7KQ2-94MX`, however somebody types it. */
  reference: 60,
  /** The key of a link, a token, a signature, a proof of work. */
  key: 200,
  uuid: 36,
  /** A day or a moment in ISO 8601. */
  time: 40,
  /** `es`, `es-CO`, and what other systems may send. */
  languageTag: 35,
  /** One of a few names that the site itself gives: an action, a view, a currency. */
  name: 60,
  /** A number that comes as a text. */
  number: 20,
  /** The digits that were sent by e-mail, with what was copied along. */
  code: 60,
  /** Of what somebody looks for. */
  search: 200,
  /** A path of this site, or the address of a page. */
  address: 2000,
  /** What was chosen for a quote, as an address holds it. */
  selection: 4000,
  /** An `Accept…` header: several times what browsers send. */
  acceptHeader: 1000,
} as const;

/**
 * The most characters that are read of a text which may have `longest` once it is tidy. Line ends come as two
 * characters and count as one, and spaces around it do not count.
 */
export function mostTyped(longest: number): number {
  return 2 * longest + 200;
}

/** The beginning of a text, without half of a character at its end. */
export function cutTo(most: number, text: string): string {
  if (text.length <= most) return text;
  const isHalf = isHighSurrogate(text.charCodeAt(most - 1));
  return text.slice(0, isHalf ? most - 1 : most);
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

/** Characters of an e-mail address: no mail server takes longer ones. */
export const longestEmail = 254;

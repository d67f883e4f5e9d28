/** A written date. French counts the first of a month, which Intl does not know. */
export function countFirst(date: string, locale: string): string {
  return locale.startsWith('fr') ? date.replace(/\b1(?=\s)/, '1er') : date;
}

/**
 * The details of a test that repeats another one for a further page, language or width. `npm test` leaves it out, and
 * `npm run check:pages` runs it.
 */
export const breadth = { tag: '@breadth' };

/** One example of each kind stays in `npm test`. */
export function breadthUnless(isExample: boolean): { tag?: string } {
  return isExample ? {} : breadth;
}

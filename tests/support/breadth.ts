/** The details of a test of a case that few visitors meet, beside others of the same thing: `npm run check:pages` runs it. */
export const breadth = { tag: '@breadth' };

/**
 * The details of a test that repeats another one for a further page, language or width: `npm run check:pages` runs it.
 * `npm test` has one example of each kind.
 */
export function breadthUnless(isExample: boolean): { tag?: string } {
  return isExample ? {} : breadth;
}

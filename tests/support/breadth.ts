/**
 * The details of a test that repeats another one for a further page, language or width: `npm run check:pages` runs it.
 * `npm test` has one example of each kind.
 */
export function breadthUnless(isExample: boolean): { tag?: string } {
  return isExample ? {} : { tag: '@breadth' };
}

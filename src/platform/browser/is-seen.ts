/** Has it a place on the screen? Phones of a few years ago do not know `checkVisibility`. */
export function isSeen(element: Element): boolean {
  return element.checkVisibility?.() ?? element.getClientRects().length > 0;
}

/**
 * Lets the browser fade from one page into the next. It stands in the head of every page itself: Chromium begins with
 * the next page before the rules of its linked style sheets count, and reports an error where it finds no opt-in.
 */
export const pageTransition = '@view-transition{navigation:auto}';

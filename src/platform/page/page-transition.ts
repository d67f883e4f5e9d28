/**
 * Lets the browser fade from one page into the next. It is inline in the head of every page: Chromium starts with the
 * next page before its linked style sheets apply, and reports an error if it finds no opt-in.
 */
export const pageTransition = '@view-transition{navigation:auto}';

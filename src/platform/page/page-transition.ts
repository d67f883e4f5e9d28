/**
 * Lets the browser fade from one page into the next, unless the visitor prefers reduced motion. It is inline in the head
 * of every page: Chromium starts with the next page before its linked style sheets apply, and reports an error if it
 * finds no opt-in.
 */
export const pageTransition = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

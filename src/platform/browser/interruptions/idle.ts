/** Whoever is busy with a dialog, a menu or a panel is not disturbed, */
const busy = 'dialog[open], header details[open], [aria-expanded=true]';
/** nor whoever types, or is in a window of another site within the page, such as a checkout. */
const typing = 'iframe, input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';

/** Older browsers know no popovers, and refuse to look for them. */
const popover = () => (CSS.supports('selector(:popover-open)') ? ', :popover-open' : '');

export function isIdle(): boolean {
  if (document.hidden || document.querySelector(busy + popover())) return false;
  const at = document.activeElement;
  // What is in somebody's shadow is seen by its host alone.
  return !at?.matches(typing) && !at?.shadowRoot;
}

/** What may end such a time: a dialog, a menu or a field is left, the tab is seen again, the banner is answered. */
export function onChange(run: () => void): void {
  for (const type of ['focusout', 'close', 'toggle', 'click', 'keyup', 'visibilitychange'])
    document.addEventListener(type, run, { capture: true, passive: true });
  new MutationObserver(run).observe(document.documentElement, { attributeFilter: ['data-consent'] });
}

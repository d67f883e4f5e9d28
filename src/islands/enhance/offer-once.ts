import { offerShownKey } from '#site/help-desk-popups.ts';
import { recall, remember } from '../shell/remember.ts';

/** Where the page is laid out for a wide screen: the breakpoint of its style sheets. */
const wide = '(min-width: 60rem)';
/** Whoever types, or is busy with a dialog or a menu, is not disturbed. */
const busy = 'dialog[open], :popover-open, header details[open]';
const typing = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';

/** Shows the dialog that the host names, once per browser, to whoever has scrolled so far. */
export function enhanceOfferOnce({ dataset }: HTMLElement): void {
  const dialog = document.getElementById(dataset['dialog'] ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  const listening = new AbortController();
  const threshold = () => Number(matchMedia(wide).matches ? dataset['wide'] : dataset['narrow']);

  const check = () => {
    if (recall(offerShownKey)) return listening.abort();
    if (scrollY < threshold() || document.querySelector(busy) || document.activeElement?.matches(typing)) return;
    listening.abort();
    remember(offerShownKey, 'true');
    dialog.showModal();
  };
  dialog.addEventListener('close', () => remember(offerShownKey, 'true'));
  addEventListener('scroll', check, { passive: true, signal: listening.signal });
  check();
}

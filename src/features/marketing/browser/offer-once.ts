import { interrupt } from '#platform/browser/interruptions/interrupt.ts';
import { untilClosed } from '#platform/browser/interruptions/until-closed.ts';
import { recall, remember } from '#platform/browser/storage/storage.ts';
import { offerShown } from '../stored.ts';

/** The breakpoint at which the style sheets use the wide layout. */
const wide = '(min-width: 60rem)';

/** Shows the dialog that the host names, once per browser, when the visitor has scrolled far enough. */
export default function enhanceOfferOnce({ dataset }: HTMLElement): void {
  const dialog = document.getElementById(dataset['dialog'] ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  const listening = new AbortController();
  const threshold = () => Number(matchMedia(wide).matches ? dataset['wide'] : dataset['narrow']);

  const show = () => {
    remember(offerShown, 'true');
    return untilClosed(dialog);
  };
  const check = () => {
    if (scrollY < threshold()) return;
    listening.abort();
    interrupt({ kind: 'offer', isWanted: () => !recall(offerShown), show });
  };
  addEventListener('scroll', check, { passive: true, signal: listening.signal });
  check();
}

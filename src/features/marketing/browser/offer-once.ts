import { interrupt, untilClosed } from '#platform/browser/interruptions/interrupt.ts';
import { recall, remember } from '#platform/browser/storage/storage.ts';
import { dataOf } from '#platform/page/data-attributes.ts';
import { offerShown } from '../stored.ts';

/** The breakpoint at which the style sheets use the wide layout. */
const wideLayout = '(min-width: 60rem)';

/** Shows the dialog that the host names, once per browser, when the visitor has scrolled far enough. */
export default function enhanceOfferOnce(host: HTMLElement): void {
  const { dialog: id = '', wide, narrow } = dataOf(host);
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement)) return;
  const listening = new AbortController();
  const threshold = () => Number(matchMedia(wideLayout).matches ? wide : narrow);

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

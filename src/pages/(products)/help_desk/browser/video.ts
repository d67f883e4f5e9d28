import { videoClosed } from '#features/marketing/stored.ts';
import { interrupt, untilClosed } from '#platform/browser/interruptions/interrupt.ts';
import { recall, remember } from '#platform/browser/storage/storage.ts';
import { dataOf, withData } from '#platform/page/data-attributes.ts';
import { videoId } from '#site/dialogs.ts';

const anchor = `#${videoId}`;

/**
 * The film opens as a dialog while the URL ends in `#video`, however it got there, and closing removes that again.
 * Links to it and the dialog itself are hosts; the first to wake does it for all.
 */
export default function enhanceVideo(host: HTMLElement): void {
  const dialog = document.getElementById(videoId);
  if (!(dialog instanceof HTMLDialogElement) || 'ready' in dataOf(dialog)) return;
  /** Opened by a link of this page: going back is one step in the history. */
  let cameFromHere = host !== dialog;
  /** Following the link took its focus away. */
  let opener = cameFromHere ? host : undefined;

  const isAsked = () => location.hash === anchor && !dialog.open;
  const show = () => {
    // If the visitor closed it before, the film does not start by itself.
    const pause = dialog.querySelector<HTMLInputElement>(withData('pause'));
    if (pause && recall(videoClosed)) pause.checked = true;
    return untilClosed(dialog);
  };
  const open = () => {
    if (isAsked()) interrupt({ kind: 'video', isWanted: isAsked, show });
  };
  addEventListener('hashchange', ({ oldURL }) => {
    const left = oldURL.endsWith(anchor);
    cameFromHere = !left;
    open();
    if (!left) return;
    dialog.close();
    opener?.focus({ preventScroll: true });
    opener = undefined;
  });
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>(`a[href="${anchor}"]`) : undefined;
    if (link) opener = link;
  });
  dialog.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('a[href]')) return;
    event.preventDefault();
    dialog.close();
  });
  dialog.addEventListener('close', () => {
    remember(videoClosed, 'true');
    if (location.hash !== anchor) return;
    if (cameFromHere) history.back();
    else history.replaceState(history.state, '', location.pathname + location.search);
  });
  // From here on the URL alone shows nothing any more: the style sheet leaves it to the dialog.
  dataOf(dialog).ready = '';
  open();
}

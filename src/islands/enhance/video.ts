import { videoClosedKey, videoId } from '#site/help-desk-popups.ts';
import { recall, remember } from '../shell/remember.ts';

/**
 * The film opens as a dialog while the address ends in `#video`, whichever way the address came by it, and
 * closing takes that off again. Links to it and the dialog itself are hosts; the first to wake does it for all.
 */
export function enhanceVideo(host: HTMLElement): void {
  const dialog = document.getElementById(videoId);
  if (!(dialog instanceof HTMLDialogElement) || 'ready' in dialog.dataset) return;
  /** By a link of this page: the way back is one step in the history. */
  let cameFromHere = host !== dialog;

  const follow = () => {
    const asked = location.hash === `#${videoId}`;
    if (asked && !dialog.open) open(dialog);
    if (!asked && dialog.open) dialog.close();
  };
  addEventListener('hashchange', ({ oldURL }) => {
    cameFromHere = !oldURL.endsWith(`#${videoId}`);
    follow();
  });
  dialog.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('a[href]')) return;
    event.preventDefault();
    dialog.close();
  });
  dialog.addEventListener('close', () => {
    remember(videoClosedKey, 'true');
    if (location.hash !== `#${videoId}`) return;
    if (cameFromHere) history.back();
    else history.replaceState(history.state, '', location.pathname + location.search);
  });
  // From here on the address alone shows nothing any more: the style sheet leaves it to the dialog.
  dialog.dataset['ready'] = '';
  follow();
}

/** Whoever closed it before is not met by a film that runs already. */
function open(dialog: HTMLDialogElement): void {
  const pause = dialog.querySelector<HTMLInputElement>('[data-pause]');
  if (pause && recall(videoClosedKey)) pause.checked = true;
  dialog.showModal();
}

import { callSite } from '#platform/browser/calls/call-site.ts';
import { interrupt } from '#platform/browser/interruptions/interrupt.ts';
import { recall } from '#platform/browser/storage/storage.ts';
import { languageIn } from '#platform/browser/stored/user-language.ts';
import { marketingPopupId } from '#site/marketing-popup.ts';
import type { getMarketingNotification } from '../contract.ts';
import { popupShown } from '../stored.ts';
import { readNotification } from './read-notification.ts';
import { showPopup } from './show-popup.ts';

/** Whoever agrees after that time is not met by it under the finger that agreed. */
const breath = 1_500;

/** On a page with the popup: asks for a notification, so long after loading, and shows it once. */
export function startMarketing(signal: AbortSignal, startedAt: number): void {
  const dialog = document.getElementById(marketingPopupId);
  if (!(dialog instanceof HTMLDialogElement)) return;
  const wait = Number(dialog.dataset['delay']) - (Date.now() - startedAt);
  const timer = setTimeout(() => void offer(dialog, signal), Math.max(breath, wait));
  signal.addEventListener('abort', () => clearTimeout(timer));
}

async function offer(dialog: HTMLDialogElement, signal: AbortSignal): Promise<void> {
  const language = languageIn(document.documentElement.lang);
  if (!language) return;
  const { CODE, DATA } = await callSite<typeof getMarketingNotification>(
    '/marketing/marketing_get_notificacion_pub',
    { tipo: Number(dialog.dataset['type']) },
    { headers: { 'accept-language': language }, signal },
  );
  const notification = CODE === 1 ? readNotification(DATA, language) : undefined;
  if (!notification) return;
  const shown = popupShown(language, notification.id);
  interrupt({
    kind: 'marketing',
    isWanted: () => !signal.aborted && !recall(shown),
    show: () => showPopup(dialog, notification, shown, signal),
  });
}

import { untilClosed } from '#platform/browser/interruptions/until-closed.ts';
import { remember } from '#platform/browser/storage/storage.ts';
import type { Stored } from '#platform/browser/stored/stored.ts';
import type { MarketingNotification } from '../contract.ts';
import { lastNotification, popupClosed } from '../stored.ts';

/** Puts a notification into the popup that the page has ready, and shows it until it is closed. */
export async function showPopup(
  dialog: HTMLDialogElement,
  { id, titulo, contenido, url_target: target, label_button: label }: Omit<MarketingNotification, 'idioma'>,
  shown: Stored<'true'>,
  signal: AbortSignal,
): Promise<void> {
  const [title, text, button] = ['title', 'text', 'button'].map((slot) => dialog.querySelector(`[data-fill=${slot}]`));
  // What the notification leaves out stands there already, as the page drew it.
  if (title && titulo) {
    title.textContent = titulo;
    title.removeAttribute('lang');
  }
  text?.replaceChildren(...contenido.split(/\n{2,}/).map(paragraph));
  if (button && label) button.textContent = label;
  const link = button?.closest('a');
  if (link && target) link.href = target;
  // Elsewhere opens beside this page; COOP and the policy of this site do not go with it.
  if (link && link.origin !== location.origin) Object.assign(link, { target: '_blank', rel: 'noopener' });

  remember(shown, 'true');
  remember(lastNotification, id);
  signal.addEventListener('abort', () => dialog.close());
  await untilClosed(dialog);
  if (!signal.aborted) remember(popupClosed, 'true');
}

function paragraph(text: string): HTMLParagraphElement {
  const element = document.createElement('p');
  element.textContent = text;
  return element;
}

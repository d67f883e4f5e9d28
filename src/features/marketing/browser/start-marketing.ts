import { callSite } from '#platform/browser/calls/call-site.ts';
import { interrupt, untilClosed } from '#platform/browser/interruptions/interrupt.ts';
import { recall, remember, storedKeys } from '#platform/browser/storage/storage.ts';
import { forget } from '#platform/browser/storage/text.ts';
import { fieldsOf, type Stored } from '#platform/browser/stored/stored.ts';
import { languageIn } from '#platform/browser/stored/user-language.ts';
import { dataOf, withDataValue } from '#platform/page/data-attributes.ts';
import { marketingPopupId } from '#site/dialogs.ts';
import type { Language } from '#site/languages.ts';
import type { getMarketingNotification, MarketingNotification } from '../contract.ts';
import { isPopupShownKey, lastNotification, popupClosed, popupShown } from '../stored.ts';

/** Milliseconds to wait after a late consent, so that the popup does not appear under the finger that agreed. */
const pauseAfterConsent = 1_500;

/** On a page with the popup: requests a notification some time after loading, and shows it once. */
export function startMarketing(signal: AbortSignal, startedAt: number): void {
  const dialog = document.getElementById(marketingPopupId);
  if (!(dialog instanceof HTMLDialogElement)) return;
  const wait = Number(dataOf(dialog).delay) - (Date.now() - startedAt);
  const timer = setTimeout(() => void offer(dialog, signal), Math.max(pauseAfterConsent, wait));
  signal.addEventListener('abort', () => clearTimeout(timer));
}

async function offer(dialog: HTMLDialogElement, signal: AbortSignal): Promise<void> {
  const language = languageIn(document.documentElement.lang);
  if (!language) return;
  const { CODE, DATA } = await callSite<typeof getMarketingNotification>(
    '/marketing/marketing_get_notificacion_pub',
    { tipo: Number(dataOf(dialog).type) },
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

type Notification = Omit<MarketingNotification, 'idioma'>;

/** The notification, if it is valid and in this language; otherwise undefined. */
export function readNotification(data: unknown, language: Language): Notification | undefined {
  const { id, idioma, contenido, titulo, url_target, label_button } = fieldsOf(data);
  const isForReader = typeof idioma === 'string' && languageIn(idioma) === language;
  if (!isForReader || !Number.isSafeInteger(id) || typeof contenido !== 'string') return undefined;
  const target = textOrNull(url_target);
  return {
    id: Number(id),
    contenido,
    titulo: textOrNull(titulo),
    label_button: textOrNull(label_button),
    // Only paths of this site and https URLs: a `javascript:` link would run code.
    url_target: target && /^(\/(?!\/)|https:\/\/)/.test(target) ? target : null,
  };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value.trim() ? value : null;
}

/** Fills the popup of the page with a notification, and shows it until it is closed. */
async function showPopup(
  dialog: HTMLDialogElement,
  { id, titulo, contenido, url_target: target, label_button: label }: Omit<MarketingNotification, 'idioma'>,
  shown: Stored<'true'>,
  signal: AbortSignal,
): Promise<void> {
  const [title, text, button] = ['title', 'text', 'button'].map((slot) =>
    dialog.querySelector(withDataValue('fill', slot)),
  );
  // Fields that the notification leaves out keep the default texts of the page.
  if (title && titulo) {
    title.textContent = titulo;
    title.removeAttribute('lang');
  }
  text?.replaceChildren(...contenido.split(/\n{2,}/).map(paragraph));
  if (button && label) button.textContent = label;
  const link = button?.closest('a');
  if (link && target) link.href = target;
  // Other sites open in a new tab, without access to this window.
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

/** Deletes the record of shown notifications when consent is withdrawn. */
export function forgetMarketing(): void {
  for (const { key } of [lastNotification, popupClosed]) forget(key);
  for (const key of storedKeys().filter(isPopupShownKey)) forget(key);
}

import { type Stored, storedMark } from '#platform/browser/stored/stored.ts';
import type { Language } from '#site/languages.ts';

/** The offer of a free trial on the help-desk page has been shown: it comes once per browser. */
export const offerShown = storedMark('modalWePower');

/** The film was closed: the next time it waits for its visitor to press play. */
export const videoClosed = storedMark('cerradoVideo');

/** The marketing popup was closed. The company's other scripts read this, and the next key; this site only writes them. */
export const popupClosed = storedMark('cerradoPopup');

/** The id of the marketing notification that was shown last. */
export const lastNotification: Stored<number> = {
  key: 'idnoty',
  read: (text) => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined),
  write: String,
};

/** A marketing notification has been shown, in this language: `popup_ES_12`. */
export function popupShown(language: Language, id: number): Stored<'true'> {
  return storedMark(`popup_${language.toUpperCase()}_${id}`);
}

/** Does this key belong to a marketing notification? */
export function isPopupShownKey(key: string): boolean {
  return /^popup_[A-Z]{2}_\d+$/.test(key);
}

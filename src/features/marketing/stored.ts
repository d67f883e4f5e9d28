import { fieldsOf, type Stored, storedJson, storedMark } from '#platform/browser/stored/stored.ts';
import type { Language } from '#site/languages.ts';

export const campaignNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

const names = [...campaignNames, 'referrer'] as const;

export type FirstTouch = Readonly<Partial<Record<(typeof names)[number], string>>>;

const longest = 500;

/** What brought the visitor here the first time: the campaign in the address, and the referrer. */
export const firstTouch = storedJson<FirstTouch>('firstTouch', (value) => {
  const fields = fieldsOf(value);
  const known = names.flatMap((name) => {
    const text = fields[name];
    return typeof text === 'string' && text ? [[name, text.slice(0, longest)] as const] : [];
  });
  return known.length > 0 ? Object.fromEntries(known) : undefined;
});

/** The offer of a free trial on the help-desk page has been shown: it appears once per browser. */
export const offerShown = storedMark('modalWePower');

/** The video was closed: the next time it waits until the visitor presses play. */
export const videoClosed = storedMark('cerradoVideo');

/**
 * The marketing popup was closed. The company's other scripts read this, and the next key; this site only writes them.
 */
export const popupClosed = storedMark('cerradoPopup');

/** The id of the last marketing notification that was shown. */
export const lastNotification: Stored<number> = {
  key: 'idnoty',
  read: (text) => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined),
  write: String,
};

/** A marketing notification has been shown, in this language: `popup_ES_12`. */
export function popupShown(language: Language, id: number): Stored<'true'> {
  return storedMark(`popup_${language.toUpperCase()}_${id}`);
}

/** Whether this key belongs to a marketing notification. */
export function isPopupShownKey(key: string): boolean {
  return /^popup_[A-Z]{2}_\d+$/.test(key);
}

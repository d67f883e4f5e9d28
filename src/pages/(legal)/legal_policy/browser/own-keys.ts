import { userInfo } from '#features/accounts/stored.ts';
import { consent, consentPending, consentReceipt } from '#features/consent/stored.ts';
import { chatHistory } from '#features/help/stored.ts';
import { firstTouch, lastNotification, offerShown, popupClosed, videoClosed } from '#features/marketing/stored.ts';
import { approvedPayments } from '#features/payments/stored.ts';
import { accessibilitySettings, requestLanguage, userCountry } from '#features/preferences/stored.ts';
import { quoteDraft } from '#features/quotes/stored.ts';
import { answerDrafts, contactDraft } from '#features/tickets/stored.ts';
import type { Stored } from '#platform/browser/stored/stored.ts';
import { userLanguage } from '#platform/browser/stored/user-language.ts';

interface OwnKey {
  readonly key: string;
  /** The text as the site would write it; undefined if the stored value is invalid. */
  readonly repair: (text: string) => string | undefined;
}

/** Every key of local storage that belongs to this site, except `popup_{LANG}_{id}`, of which there are many. */
export const ownKeys: readonly OwnKey[] = [
  ownKey(userLanguage),
  ownKey(userCountry),
  ownKey(requestLanguage),
  ownKey(consent),
  ownKey(consentPending),
  ownKey(consentReceipt),
  ownKey(accessibilitySettings),
  ownKey(contactDraft),
  ownKey(answerDrafts),
  ownKey(quoteDraft),
  ownKey(firstTouch),
  ownKey(approvedPayments),
  ownKey(offerShown),
  ownKey(videoClosed),
  ownKey(lastNotification),
  ownKey(popupClosed),
  ownKey(userInfo),
  ownKey(chatHistory),
];

function ownKey<Value>({ key, read, write }: Stored<Value>): OwnKey {
  const repair = (text: string) => {
    const value = read(text);
    return value === undefined ? undefined : write(value);
  };
  return { key, repair };
}

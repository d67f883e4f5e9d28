import { accessibilitySettings } from './accessibility-settings.ts';
import { approvedPayments } from './approved-payments.ts';
import { chatHistory } from './chat-history.ts';
import { consent } from './consent.ts';
import { consentPending } from './consent-pending.ts';
import { consentReceipt } from './consent-receipt.ts';
import { contactDraft } from './contact-draft.ts';
import { firstTouch } from './first-touch.ts';
import { lastNotification, offerShown, popupClosed, videoClosed } from './popups.ts';
import { quoteDraft } from './quote-draft.ts';
import { requestLanguage } from './request-language.ts';
import type { Stored } from './stored.ts';
import { userCountry } from './user-country.ts';
import { userInfo } from './user-info.ts';
import { userLanguage } from './user-language.ts';

interface OwnKey {
  readonly key: string;
  /** The text as the site would write it; undefined where what stands there makes no sense. */
  readonly repair: (text: string) => string | undefined;
}

/** Every key of local storage that is this site's, but for `popup_{LANG}_{id}`, of which there are many. */
export const ownKeys: readonly OwnKey[] = [
  ownKey(userLanguage),
  ownKey(userCountry),
  ownKey(requestLanguage),
  ownKey(consent),
  ownKey(consentPending),
  ownKey(consentReceipt),
  ownKey(accessibilitySettings),
  ownKey(contactDraft),
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

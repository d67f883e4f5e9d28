import type { PaymentOrder } from '#database/payments/payment-rows.ts';
import { defaultLanguage, isLanguage, type Language } from '#site/languages.ts';

/** In which it was bought: that of the receipt and of the mails. */
export function languageOf({ language }: Pick<PaymentOrder, 'language'>): Language {
  return isLanguage(language) ? language : defaultLanguage;
}

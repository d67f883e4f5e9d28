import { type Page, variantOf } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import type { Currency } from '#site/countries.ts';
import { contactDialogId, contactFormAnchor } from '#site/dialogs.ts';
import type { Flag } from '#site/site-variant.ts';
import type { BuyWords, ContactWay } from '../browser/checkout/words.ts';

/** The texts for islands that sell, which have no access to the page. */
export function buyWords({ words }: Page): BuyWords {
  const { buy, change, currencies } = words.checkout;
  return { ...buy, change, currencies };
}

/** The currencies in which cards are charged, for islands. */
export function chargedFlags(page: Page): Readonly<Record<Currency, Flag>> {
  const { cop, usd, cad } = variantOf(page).flags;
  return { cop, usd, cad };
}

export function contactWay({ words, language }: Page): ContactWay {
  return {
    href: href('/contact', language, contactFormAnchor),
    dialog: contactDialogId,
    label: words.sections.contact,
  };
}

import type { Page } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import { contactDialogId, contactFormAnchor } from '#site/dialogs.ts';
import type { BuyWords, ContactWay } from '../browser/checkout/words.ts';

/** The texts for islands that sell, which have no access to the page. */
export function buyWords({ words }: Page): BuyWords {
  const { buy, change, currencies } = words.checkout;
  return { ...buy, change, currencies };
}

export function contactWay({ words, language }: Page): ContactWay {
  return {
    href: href('/contact', language, contactFormAnchor),
    dialog: contactDialogId,
    label: words.sections.contact,
  };
}

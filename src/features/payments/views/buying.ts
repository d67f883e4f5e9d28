import { type Page, variantOf } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import { findCountry } from '#site/countries.ts';
import { byCurrency, type InCurrencies } from '#site/currencies.ts';
import { contactDialogId, contactFormAnchor } from '#site/dialogs.ts';
import { countryName } from '#site/formatters.ts';
import type { Flag } from '#site/site-variant.ts';
import type { BuyWords, ContactWay } from '../browser/checkout/words.ts';
import { customerCountries } from '../taxes.ts';

/** The texts for islands that sell, which have no access to the page. */
export function buyWords(page: Page): BuyWords {
  const { checkout, currencies } = page.words;
  const { buy, change } = checkout;
  return { ...buy, change, currencies: currencies.names, country: countryQuestion(page) };
}

/** The currencies in which cards are charged, for islands. */
export function chargedFlags(page: Page): InCurrencies<Flag> {
  const { flags } = variantOf(page);
  return byCurrency((currency) => flags[currency]);
}

/** The question for the buyer's country, with its choices. */
function countryQuestion(page: Page): BuyWords['country'] {
  return { ...page.words.checkout.country, options: customerCountryOptions(page) };
}

/** The choices of a customer whose country decides the taxes. */
export function customerCountryOptions({ words, language }: Page) {
  const { other } = words.checkout.country;
  return customerCountries.map((value) => {
    const country = findCountry(value);
    return { value, label: country ? countryName(country, language) : other };
  });
}

export function contactWay({ words, language }: Page): ContactWay {
  return {
    href: href('/contact', language, contactFormAnchor),
    dialog: contactDialogId,
    label: words.sections.contact,
  };
}

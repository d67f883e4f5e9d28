import type { ReactNode } from 'react';
import { company } from '#content/catalogue/company.ts';
import { packageHours } from '#content/catalogue/development.ts';
import { products } from '#content/catalogue/products.ts';
import { usePage } from '#platform/page/page.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { ByCurrency } from '#ui/sections/price.tsx';

const facts = {
  days: company.trialDays,
  years: company.yearsOfExperience,
  minutes: company.meetingMinutes,
  hours: packageHours,
  count: products.length,
};

/** A text of a home with the company's figures in it, and others that it may name. */
export function withFacts(text: string, language: Language, others: Readonly<Record<string, string>> = {}): string {
  return format(text, language, { ...facts, ...others });
}

interface Item {
  readonly title: string;
  readonly text: string;
}

export function itemsWithFacts(items: readonly Item[], language: Language): Item[] {
  return items.map(({ title, text }) => ({ title: withFacts(title, language), text: withFacts(text, language) }));
}

/** A text of a home that names the currency of its prices: that of the home, until the visitor chooses a country. */
export function InCurrency({ text }: { readonly text: string }): ReactNode {
  const { words, language } = usePage();
  return (
    <ByCurrency>{(currency) => withFacts(text, language, { currency: words.currencies.short[currency] })}</ByCurrency>
  );
}

import { company } from '#content/catalogue/company.ts';
import { packageHours } from '#content/catalogue/development.ts';
import { products } from '#content/catalogue/products.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';

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

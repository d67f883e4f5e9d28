import { currencies } from '#site/countries.ts';
import type { Language } from '#site/languages.ts';
import { formatMoney } from '#site/money.ts';
import type { HelpAnswer } from '../help-answer.ts';
import { priceWord } from './terms.ts';

/** `about`: further words that it can be found by. */
export type KnownAnswer = Omit<HelpAnswer, 'actions'> & { readonly about?: string; readonly isQuestion?: true };

type Fields = Readonly<Record<string, unknown>>;

/**
 * The answers in a built page: the questions in its structured data, and the page itself by title and description, with
 * the price of what it sells. So the search never differs from the pages.
 */
export function readPage(html: string, href: string, language: Language): KnownAnswer[] {
  const page = unescapeHtml(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').split(' · ')[0] ?? '';
  const description = unescapeHtml(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '');
  const anchor = html.includes('id="questions"') ? '#questions' : '';
  const nodes = structuredData(html);
  const questions = nodes
    .flatMap(questionsOf)
    .map((answer) => ({ ...answer, href: href + anchor, page, isQuestion: true as const }));
  const prices = nodes.flatMap((data) => pricesOf(data, language));
  const about = prices.length > 0 ? priceWord[language] : '';
  return [{ title: page, text: [description, ...prices].join(' '), href, page, about }, ...questions];
}

function structuredData(html: string): Fields[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, text = '']) => {
    const data: unknown = JSON.parse(text);
    const graph = fields(data)['@graph'];
    return (Array.isArray(graph) ? graph : [data]).map(fields);
  });
}

function questionsOf(data: Fields): { title: string; text: string }[] {
  if (data['@type'] !== 'FAQPage') return [];
  return list(data['mainEntity']).map((entry) => ({
    title: String(entry['name']),
    text: String(fields(entry['acceptedAnswer'])['text']),
  }));
}

/** `US$10, CA$15, COP 50,000`: in all currencies, because a visitor may not have chosen a country. */
function pricesOf(data: Fields, language: Language): string[] {
  const offers = data['@type'] === 'Product' ? list(data['offers']) : [];
  const written = offers.flatMap((offer) => {
    const currency = currencies.find((known) => known.toUpperCase() === offer['priceCurrency']);
    const minor = Math.round(Number(offer['price']) * 100);
    return currency && minor > 0 ? [formatMoney({ minor, currency }, language)] : [];
  });
  return written.length > 0 ? [written.join(' · ')] : [];
}

function list(value: unknown): Fields[] {
  return Array.isArray(value) ? value.map(fields) : [];
}

function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

function unescapeHtml(text: string): string {
  const plain = text.replace(/&([a-z0-9#]+);/gi, (whole, name: string) => entities[name.toLowerCase()] ?? whole);
  // A copy: a part of a string keeps the whole page in memory.
  return Buffer.from(plain).toString();
}

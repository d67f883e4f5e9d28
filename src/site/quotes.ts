import { href } from './address.ts';
import type { Currency } from './countries.ts';
import type { Language } from './languages.ts';

/** The page that shows a quote. Whoever has its number has the quote. */
export function madeHref(language: Language, reference: string): string {
  return `${href('/support/quote', language)}?made=${reference}`;
}

/** Where anybody can see whether it is genuine. Short, because it becomes a QR code. */
export function verifyHref(language: Language, reference: string): string {
  return `${href('/support/status', language)}?quote=${reference}`;
}

/** The quote as a PDF. */
export function pdfHref(reference: string): string {
  return `${quoteDownloads}/${reference}.pdf`;
}

export const quoteDownloads = '/api/services/quotation/download';

/** Bounds of a quote, in one place for browser, server and paper. */
export const quoteLimits = {
  /** Different things on one quote. */
  lines: 40,
  /** In characters. */
  name: 100,
  email: 254,
  company: 120,
  note: 1000,
  /** So long the prices hold. */
  validDays: 30,
} as const;

/** What a quote's number looks like. */
export const exampleQuote = 'Q-7KQ2-94MX-3HTW';
/** What anybody with its number may know of a quote, at `/support/status`. */
export interface QuoteStatus {
  readonly reference: string;
  readonly state: QuoteState;
  readonly createdAt: number;
  readonly validUntil: number;
  readonly currency: Currency;
  /** Minor units. */
  readonly total: number;
}
/** `valid`: its prices hold. `paid`: nothing more is to be paid. */
export type QuoteState = 'valid' | 'expired' | 'paid';

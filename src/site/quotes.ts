import type { Currency } from './currencies.ts';

/** Limits of a quote, in one place for browser, server and PDF. */
export const quoteLimits = {
  /** Different items on one quote. */
  lines: 40,
  /** How long the prices are valid. */
  validDays: 30,
} as const;

/** The format of a quote's number. */
export const exampleQuote = 'Q-7KQ2-94MX-3HTW';
/** What anyone with its number may know of a quote, at `/support/status`. */
export interface QuoteStatus {
  readonly reference: string;
  readonly state: QuoteState;
  readonly createdAt: number;
  readonly validUntil: number;
  readonly currency: Currency;
  /** Minor units. */
  readonly total: number;
}
/** `valid`: its prices are valid. `paid`: nothing is left to pay. */
export type QuoteState = 'valid' | 'expired' | 'paid';

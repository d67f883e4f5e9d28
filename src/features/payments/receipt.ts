import type { CountryId } from '#site/countries.ts';
import type { Language } from '#site/languages.ts';
import type { Money } from '#site/money.ts';

/** All that stands on a receipt. Times are milliseconds since 1970. */
export interface Receipt {
  readonly reference: string;
  /** What was bought, as the page calls it in this language. */
  readonly item: string;
  readonly money: Money;
  readonly paidAt: number;
  /** Whose account or card it was; undefined where nobody said. */
  readonly email: string | undefined;
  readonly language: Language;
  /** Decides between A4 and Letter. */
  readonly country: CountryId | undefined;
  /** No money moved. */
  readonly isSandbox: boolean;
  /** The money has gone back since. */
  readonly isVoided: boolean;
}

/** Draws documents as PDF (`src/documents`); the server asks for it without knowing them. */
export type DrawReceipt = (receipt: Receipt) => Promise<Uint8Array>;

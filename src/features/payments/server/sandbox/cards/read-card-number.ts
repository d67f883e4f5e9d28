import { cardBrand } from './card-brand.ts';
import { passesLuhn } from './luhn.ts';
import { outcomeOf } from './test-cards.ts';

/** All that is known of a card once its number has been looked at: the number itself goes no further. */
export interface KnownCard {
  readonly brand: string;
  readonly lastFour: string;
  readonly outcome: ReturnType<typeof outcomeOf>;
  /** How many digits its security code has. */
  readonly codeLength: number;
}

/** How many digits a card number has. */
export const cardDigits = { least: 12, most: 19 };

export type NumberProblem = 'missing' | 'digits' | 'length' | 'check';

/** With any spaces and dashes between the digits, as cards are printed and people copy them. */
export function readCardNumber(typed: string): KnownCard | NumberProblem {
  const digits = typed.normalize('NFKC').replace(/[\s\p{Pd}]/gu, '');
  if (digits === '') return 'missing';
  if (!/^\d+$/.test(digits)) return 'digits';
  if (digits.length < cardDigits.least || digits.length > cardDigits.most) return 'length';
  // A row of zeros adds up, and is no card.
  if (!passesLuhn(digits) || /^0+$/.test(digits)) return 'check';
  const { name, codeLength } = cardBrand(digits);
  return { brand: name, lastFour: digits.slice(-4), outcome: outcomeOf(digits), codeLength };
}

/** Somebody typed or pasted it into the wrong field: such a text is neither kept nor shown again. */
export function holdsCardNumber(text: string): boolean {
  return /\d{12}/.test(text.normalize('NFKC').replace(/[\s\p{Pd}./]/gu, ''));
}

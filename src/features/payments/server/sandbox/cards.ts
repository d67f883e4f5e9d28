import type { SandboxTransaction } from './store.ts';

/** What is stored of a card after its number was read. The number itself is not passed on. */
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

/** Accepts spaces and dashes between the digits, as cards are printed and people copy them. */
export function readCardNumber(typed: string): KnownCard | NumberProblem {
  const digits = typed.normalize('NFKC').replace(/[\s\p{Pd}]/gu, '');
  if (digits === '') return 'missing';
  if (!/^\d+$/.test(digits)) return 'digits';
  if (digits.length < cardDigits.least || digits.length > cardDigits.most) return 'length';
  // Zeros alone pass the check, but are no card.
  if (!passesLuhn(digits) || /^0+$/.test(digits)) return 'check';
  const { name, codeLength } = cardBrand(digits);
  return { brand: name, lastFour: digits.slice(-4), outcome: outcomeOf(digits), codeLength };
}

/** Whether a card number was typed into another field: such text is neither saved nor shown again. */
export function containsCardNumber(text: string): boolean {
  return /\d{12}/.test(text.normalize('NFKC').replace(/[\s\p{Pd}./]/gu, ''));
}

/** The check digit of card numbers: it detects one wrong digit and most swapped ones. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, position) => {
    const value = Number(digit) * (position % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** The card brands, by the first digits of the number. */
const brands = [
  { name: 'VISA', begins: /^4/, codeLength: 3 },
  { name: 'MASTERCARD', begins: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, codeLength: 3 },
  { name: 'AMEX', begins: /^3[47]/, codeLength: 4 },
  { name: 'DINERS', begins: /^3(0[0-5]|[689])/, codeLength: 3 },
  { name: 'DISCOVER', begins: /^6(011|4[4-9]|5)/, codeLength: 3 },
] as const;

const anyOther = { name: 'CARD', codeLength: 3 } as const;

export function cardBrand(digits: string): { readonly name: string; readonly codeLength: number } {
  return brands.find(({ begins }) => begins.test(digits)) ?? anyOther;
}

type Outcome = SandboxTransaction['outcome'];

/** Wompi's test cards, and an example of all others, which end in an error. */
export const testCards = [
  { number: '4242 4242 4242 4242', outcome: 'APPROVED' },
  { number: '4111 1111 1111 1111', outcome: 'DECLINED' },
  { number: '5555 5555 5555 4444', outcome: 'ERROR' },
] as const satisfies readonly { number: string; outcome: Outcome }[];

function outcomeOf(digits: string): Outcome {
  return testCards.find(({ number }) => number.replaceAll(' ', '') === digits)?.outcome ?? 'ERROR';
}

import { z } from 'zod';
import { boundedText } from '#platform/contracts/bounded-input.ts';
import { inputBounds } from '#platform/contracts/input-bounds.ts';
import { isEmailAddress } from '#platform/contracts/text-rules.ts';
import { msPerHour } from '#site/durations.ts';
import { suggestEmail } from '#site/suggest-email.ts';
import { eventManners } from './events.ts';
import type { SandboxTransaction } from './store.ts';

/** What is stored of a card after its number was read. The number itself is not passed on. */
interface KnownCard {
  readonly brand: string;
  readonly lastFour: string;
  readonly outcome: ReturnType<typeof outcomeOf>;
  /** How many digits its security code has. */
  readonly codeLength: number;
}

/** How many digits a card number has. */
export const cardDigits = { least: 12, most: 19 };

type NumberProblem = 'missing' | 'digits' | 'length' | 'check';

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

type ExpiryProblem = 'missing' | 'unreadable' | 'past';

/** No bank issues a card for longer. */
const longestYears = 20;

/** `08/30`, `8 / 2030` or `0830`. Undefined: the card is valid now. */
export function expiryProblem(typed: string, now: Date): ExpiryProblem | undefined {
  const tidy = typed.normalize('NFKC').replace(/\s/g, '');
  if (tidy === '') return 'missing';
  const [, months, years] = /^(\d{1,2})[/.-](?:20)?(\d\d)$/.exec(tidy) ?? /^(\d\d)(?:20)?(\d\d)$/.exec(tidy) ?? [];
  const [month, year] = [Number(months), 2000 + Number(years)];
  if (!(month >= 1 && month <= 12) || year > now.getUTCFullYear() + longestYears) return 'unreadable';
  // Valid to the end of that month in the visitor's time zone: the last zone is twelve hours behind UTC.
  const end = Date.UTC(year, month) + 12 * msPerHour;
  return now.getTime() < end ? undefined : 'past';
}

export const longestName = 100;
const longestEmail = 254;
const longestDelay = 600;

const text = boundedText(1_000)
  .catch('')
  .transform((typed) => typed.trim());

/** An unknown option of the difficult bank is an error, not the normal bank. */
const form = z.object({
  number: text,
  expiry: text,
  code: text,
  name: text,
  email: text,
  /** The address as it was pointed out before. */
  email_seen: text,
  delay: boundedText(inputBounds.number)
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .refine((seconds) => seconds <= longestDelay)
    .default(0)
    .catch(-1),
  events: z.enum(eventManners).or(z.literal('unknown')).default('normal').catch('unknown'),
});

/** The fields that are filled in again after an error: never the number or the security code. */
export interface RefilledFields {
  readonly expiry: string;
  readonly name: string;
  readonly email: string;
  readonly delay: number;
  readonly events: string;
}

export interface CardProblems {
  readonly number: NumberProblem | undefined;
  readonly expiry: ExpiryProblem | undefined;
  readonly code: 'missing' | 'three' | 'four' | undefined;
  readonly name: 'missing' | 'tooLong' | 'digits' | undefined;
  readonly email: 'missing' | 'notAnAddress' | 'typo' | undefined;
  /** A problem of the options of the difficult bank. */
  readonly bank: 'unknown' | undefined;
}

interface ReadCardForm {
  readonly typed: RefilledFields;
  readonly problems: CardProblems;
  /** Set if there are no problems. */
  readonly paid: PaidByCard | undefined;
}

export interface PaidByCard {
  readonly card: KnownCard;
  readonly name: string;
  readonly email: string;
  readonly delaySeconds: number;
  readonly events: (typeof eventManners)[number];
}

export function readCardForm(body: unknown, now: Date): ReadCardForm {
  const { number, code, delay, events, email_seen: seen, ...rest } = form.parse(body);
  const card = readCardNumber(number);
  const problems: CardProblems = {
    number: typeof card === 'string' ? card : undefined,
    expiry: expiryProblem(rest.expiry, now),
    code: codeProblem(code, card),
    name: nameProblem(rest.name),
    email: emailProblem(rest.email, seen),
    bank: delay < 0 || events === 'unknown' ? 'unknown' : undefined,
  };
  const typed = {
    expiry: refillValue(rest.expiry),
    name: refillValue(rest.name),
    email: refillValue(rest.email),
    delay: Math.max(0, delay),
    events,
  };
  const isWhole = Object.values(problems).every((problem) => problem === undefined);
  if (!isWhole || typeof card === 'string' || events === 'unknown') return { typed, problems, paid: undefined };
  return { typed, problems, paid: { card, name: rest.name, email: rest.email, delaySeconds: delay, events } };
}

function refillValue(typed: string): string {
  return containsCardNumber(typed) ? '' : typed;
}

/** While the number cannot be read, both lengths are accepted. */
function codeProblem(code: string, card: KnownCard | NumberProblem): CardProblems['code'] {
  if (code === '') return 'missing';
  const length = typeof card === 'string' ? undefined : card.codeLength;
  if (length === undefined ? /^\d{3,4}$/.test(code) : /^\d+$/.test(code) && code.length === length) return undefined;
  return length === 4 ? 'four' : 'three';
}

function nameProblem(name: string): CardProblems['name'] {
  if (!/[^\p{Z}\p{C}]/u.test(name)) return 'missing';
  if (name.length > longestName) return 'tooLong';
  return /[\p{N}\p{Cc}]/u.test(name) ? 'digits' : undefined;
}

/** A probable mistake is pointed out once: the same address again is meant. */
function emailProblem(email: string, seen: string): CardProblems['email'] {
  if (email === '') return 'missing';
  const isValid = email.length <= longestEmail && isEmailAddress(email) && !containsCardNumber(email);
  if (!isValid) return 'notAnAddress';
  return seen !== email && suggestEmail(email) ? 'typo' : undefined;
}

import { z } from 'zod';
import { boundedText, plainLine } from '#platform/contracts/bounded-input.ts';
import { inputBounds } from '#platform/contracts/input-bounds.ts';
import { isEmailAddress } from '#platform/contracts/text-rules.ts';
import { type EventManner, eventManners } from './events.ts';

/**
 * Wompi's test cards. One of them is chosen, and no number is ever typed: a sandbox that has no field for it never gets
 * the number of a real card.
 */
export const testCards = {
  APPROVED: { brand: 'VISA', number: '4242 4242 4242 4242' },
  DECLINED: { brand: 'VISA', number: '4111 1111 1111 1111' },
  ERROR: { brand: 'MASTERCARD', number: '5555 5555 5555 4444' },
} as const;

export type TestCard = keyof typeof testCards;
export const testCardNames = ['APPROVED', 'DECLINED', 'ERROR'] as const satisfies readonly TestCard[];

export const longestName = 100;
export const longestEmail = 254;
const longestDelay = 600;

const form = z.object({
  card: z.enum(testCardNames),
  name: plainLine(longestName).trim().min(1),
  email: boundedText(longestEmail).trim().refine(isEmailAddress),
  delay: boundedText(inputBounds.number)
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.number().max(longestDelay))
    .default(0),
  events: z.enum(eventManners).default('normal'),
});

export interface PaidByCard {
  readonly card: TestCard;
  readonly name: string;
  readonly email: string;
  readonly delay: number;
  readonly events: EventManner;
}

const refilled = z.object({ name: boundedText(longestName).catch(''), email: boundedText(longestEmail).catch('') });

/** What is filled in when the form is shown. */
export type Refilled = z.infer<typeof refilled>;

/** Browsers check the fields already, so what is wrong here needs no message of its own. */
export function readCardForm(body: unknown): PaidByCard | { readonly refilled: Refilled } {
  const read = form.safeParse(body);
  return read.success ? read.data : { refilled: refilled.parse(body) };
}

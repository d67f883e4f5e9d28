import type { Words } from '#content/words.ts';

/** What the calculator says, in the page's language. */
export type SmsCalculatorWords = Words['smsCalculator']['island'];

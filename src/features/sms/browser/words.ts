import type { Words } from '#content/words.ts';

/** The texts of the calculator, in the page's language. */
export type SmsCalculatorWords = Words['smsCalculator']['island'];

import type { CountedLimit } from '../../database/limits/rate-limits.ts';
import { limitKey } from '../security/within-limits.ts';
import { mailboxOf } from './mailbox.ts';

// Anyone can type another person's address into a form. The mail there has our name on it, so it contains nothing that
// was typed, except a name that can be nothing else: see docs/decisions/0029.

const day = 24 * 60 * 60;

/** Messages that strangers can make us send to one mailbox in a day, over all forms of a group together. */
const limits = {
  /** Tickets, quotes, and payments that were refused. */
  confirmation: 5,
  /**
   * Counted separately, so that no one can use up another person's invitations with tickets. A meeting is booked, moved
   * and cancelled, and each of these changes a calendar entry.
   */
  meeting: 10,
} as const;

export function mailLimit(secret: string, what: keyof typeof limits, email: string): CountedLimit {
  return { key: limitKey(secret, `mail-${what}-day`, mailboxOf(email)), most: limits[what], seconds: day };
}

/** Longer ones are sentences. */
const longestName = 60;

/**
 * Words of letters, with apostrophes and hyphens inside, and a dot only after an initial or an abbreviation that ends
 * the word: `Zoë O’Neill-Peña`, `J. R. Torres`, `Peña & Hijos S.A.S.`, `חברה בע״מ`, `ジャン・ポール`. No digit, no character
 * that a URL needs, and nothing invisible but the joiners that Persian and Sinhala are spelled with.
 */
const word = /^\p{L}[\p{L}\p{M}]*(?:(?:['’"״׳・·-]|(?<=[\p{M}\p{sc=Arab}])\p{Join_C})\p{L}[\p{L}\p{M}]*)*[.,]?$/u;
const initials = /^(?:\p{L}\.)+\p{L}?\.?,?$/u;

/** A picture with the spaces before it. In our mail it would be a stranger's, such as a warning sign. */
const emoji =
  / ?(?:\p{Regional_Indicator}|\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u{E0020}-\u{E007F}]|\uFE0F|(?<=[\uFE0F\p{Extended_Pictographic}\p{Emoji_Modifier}])\u200D)/gu;

/**
 * The name without emoji, if mail programs cannot turn it into a link and it carries no other message. Otherwise
 * undefined.
 */
export function plainName(name: string | undefined | null): string | undefined {
  const tidy = name?.normalize('NFC').replace(emoji, '').trim() ?? '';
  if (tidy === '' || tidy.length > longestName || tidy.normalize('NFKC').length > longestName) return undefined;
  const isPlain = (part: string) => part === '&' || word.test(part) || initials.test(part);
  return tidy.split(/[ \u00A0\u3000]/).every(isPlain) ? tidy : undefined;
}

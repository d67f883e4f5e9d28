import { longestEmail, mostTyped } from './input-bounds.ts';
import { isEmailAddress } from './text-rules.ts';

/**
 * The address as an account stores it, so that a code goes to the very address that it opens. A text that is too long
 * stays as it was typed: normalising accents takes time by the square of their number.
 */
export function readEmail(typed: string): string {
  return typed.length > mostTyped(longestEmail) ? typed : typed.trim().normalize('NFKC').toLowerCase();
}

export function emailProblem(email: string): 'missing' | 'notAnAddress' | undefined {
  if (!email) return 'missing';
  return email.length <= longestEmail && isEmailAddress(email) ? undefined : 'notAnAddress';
}

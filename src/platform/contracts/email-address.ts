import { longestEmail, mostTyped } from './input-bounds.ts';
import { isEmailAddress } from './text-rules.ts';

/**
 * As an account has it, so that a code goes to the very address that it opens. What is too long to be one stays as it
 * was typed: putting accents in order takes the square of their number.
 */
export function readEmail(typed: string): string {
  return typed.length > mostTyped(longestEmail) ? typed : typed.trim().normalize('NFKC').toLowerCase();
}

export function emailProblem(email: string): 'missing' | 'notAnAddress' | undefined {
  if (!email) return 'missing';
  return email.length <= longestEmail && isEmailAddress(email) ? undefined : 'notAnAddress';
}

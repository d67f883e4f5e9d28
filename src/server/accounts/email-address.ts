import { ticketLimits } from '#contracts/ticket-limits.ts';
import { emailPattern, oneLine } from '#contracts/ticket-rules.ts';

/** As an account has it, so that a code goes to the very address that it opens. */
export function readEmail(typed: string): string {
  return oneLine.tidy(typed).normalize('NFKC').toLowerCase();
}

export function emailProblem(email: string): 'missing' | 'notAnAddress' | undefined {
  if (!email) return 'missing';
  return email.length <= ticketLimits.email && emailPattern.test(email) ? undefined : 'notAnAddress';
}

import { inputBounds } from '#platform/contracts/input-bounds.ts';
import { codeRules } from '../../code-rules.ts';

/** As many signs as the field takes. */
const longest = 12;

/** People paste it with spaces. */
export function readCode(typed: string): string {
  return typed.slice(0, inputBounds.code).replace(/\D/g, '').slice(0, longest);
}

/** What can be seen without asking anybody: such a slip costs no try. */
export function codeProblem(code: string): 'missing' | 'wrong' | undefined {
  if (code === '') return 'missing';
  return code.length === codeRules.digits ? undefined : 'wrong';
}

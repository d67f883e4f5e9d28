import { codeRules } from '#site/account/code-rules.ts';

/** People paste it with spaces. */
export function readCode(typed: string): string {
  return typed.replace(/\D/g, '');
}

/** What can be seen without asking anybody: such a slip costs no try. */
export function codeProblem(code: string): 'missing' | 'wrong' | undefined {
  if (code === '') return 'missing';
  return code.length === codeRules.digits ? undefined : 'wrong';
}

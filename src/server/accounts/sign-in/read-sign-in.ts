import { z } from 'zod';
import { oneLine, textProblem } from '#contracts/ticket-rules.ts';
import { accountLimits } from '#site/account/account-limits.ts';
import type { SignInProblem } from '#site/account/sign-in.ts';
import { emailProblem, readEmail } from '../email-address.ts';
import { readBack } from './back.ts';
import { codeProblem, readCode } from './typed-code.ts';

const text = z.string().catch('');

/** Nothing is refused here: what is wrong is told beside its field. Only where to go back to is never taken on trust. */
export const signInForm = z.object({
  step: z.enum(['email', 'code']).catch('email'),
  email: text.transform(readEmail),
  name: text.transform((typed) => oneLine.tidy(typed)),
  policy: text.transform((typed) => typed !== ''),
  /** Undefined: the form did not ask for one. */
  code: z.string().transform(readCode).optional().catch(''),
  back: text.transform(readBack),
});

export type SignInForm = z.output<typeof signInForm>;

export function problemsIn(form: SignInForm, { signsUp }: { readonly signsUp: boolean }): SignInProblem[] {
  const wrongEmail = emailProblem(form.email);
  const wrongCode = form.step === 'code' ? codeProblem(form.code ?? '') : undefined;
  return [
    ...(signsUp ? nameProblem(form.name) : []),
    ...(wrongEmail ? [{ field: 'email', problem: wrongEmail } as const] : []),
    ...(signsUp && !form.policy ? [{ field: 'policy', problem: 'missing' } as const] : []),
    ...(wrongCode ? [{ field: 'code', problem: wrongCode } as const] : []),
  ];
}

function nameProblem(name: string): SignInProblem[] {
  const problem = textProblem(name, oneLine, accountLimits.name);
  return problem ? [{ field: 'name', problem: problem === 'tooLong' ? 'tooLong' : 'missing' }] : [];
}

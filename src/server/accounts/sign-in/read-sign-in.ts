import { z } from 'zod';
import { oneLine } from '#contracts/ticket-rules.ts';
import { accountLimits } from '#site/account/account-limits.ts';
import type { SignInProblem } from '#site/account/sign-in.ts';
import { emailProblem, readEmail } from '../email-address.ts';
import { typedProblem } from '../typed-problem.ts';
import { readBack } from './back.ts';
import { codeProblem, readCode } from './typed-code.ts';

const text = z.string().catch('');

/** Nothing is refused here: what is wrong is told beside its field. Only where to go back to is never taken on trust. */
const signInForm = z.object({
  step: z.enum(['email', 'code']).catch('email'),
  email: text.transform(readEmail),
  name: text.transform((typed) => oneLine.tidy(typed)),
  policy: text.transform((typed) => typed !== ''),
  /** Undefined: the form did not ask for one. */
  code: z.string().transform(readCode).optional().catch(''),
  back: text.transform(readBack),
});

export type SignInForm = z.output<typeof signInForm>;

interface Asked {
  /** Then a name and the policy are asked for, and elsewhere they are not. */
  readonly signsUp: boolean;
}

/** A name that nobody was asked for is not taken, since nobody looks at it either. */
export function readSignIn(body: Readonly<Record<string, unknown>>, { signsUp }: Asked): SignInForm {
  const form = signInForm.parse(body);
  return signsUp ? form : { ...form, name: '' };
}

export function problemsIn(form: SignInForm, { signsUp }: Asked): SignInProblem[] {
  const wrongName = signsUp ? typedProblem(form.name, oneLine, accountLimits.name) : undefined;
  const wrongEmail = emailProblem(form.email);
  const wrongCode = form.step === 'code' ? codeProblem(form.code ?? '') : undefined;
  return [
    ...(wrongName ? [{ field: 'name', problem: wrongName } as const] : []),
    ...(wrongEmail ? [{ field: 'email', problem: wrongEmail } as const] : []),
    ...(signsUp && !form.policy ? [{ field: 'policy', problem: 'missing' } as const] : []),
    ...(wrongCode ? [{ field: 'code', problem: wrongCode } as const] : []),
  ];
}

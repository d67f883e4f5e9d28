import { emailProblem, readEmail } from '#platform/contracts/email-address.ts';
import { inputBounds } from '#platform/contracts/input-bounds.ts';
import { oneLine } from '#platform/contracts/text-rules.ts';
import { formText, typedText } from '#platform/server/http/request-text.ts';
import { accountLimits } from '../../account-limits.ts';
import type { SignInProblem } from '../../sign-in.ts';
import { typedProblem } from '../typed-problem.ts';
import { readBack } from './back.ts';
import { readPass } from './known-browser.ts';
import { codeProblem, readCode } from './typed-code.ts';

export interface SignInForm {
  readonly step: 'email' | 'code';
  readonly email: string;
  readonly name: string;
  readonly policy: boolean;
  /** Undefined: the form did not ask for one. */
  readonly code: string | undefined;
  readonly back: string;
  /** From the link in a mail of ours. */
  readonly pass: string;
}

interface Asked {
  /** Then a name and the policy are asked for, and elsewhere they are not. */
  readonly signsUp: boolean;
}

/**
 * Nothing is refused here: what is wrong is told beside its field. Only where to go back to is never taken on trust. A
 * name that nobody was asked for is not taken, since nobody looks at it either.
 */
export function readSignIn(body: Readonly<Record<string, unknown>>, { signsUp }: Asked): SignInForm {
  return {
    step: formText(body, 'step') === 'code' ? 'code' : 'email',
    email: readEmail(typedText(body, 'email')),
    name: signsUp ? oneLine.tidy(typedText(body, 'name'), accountLimits.name) : '',
    policy: typedText(body, 'policy') !== '',
    code: body['code'] === undefined ? undefined : readCode(typedText(body, 'code')),
    back: readBack(formText(body, 'back', inputBounds.address)),
    pass: readPass(formText(body, 'pass', inputBounds.key)),
  };
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

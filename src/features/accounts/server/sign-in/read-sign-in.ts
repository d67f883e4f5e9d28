import { emailProblem, readEmail } from '#platform/contracts/email-address.ts';
import { inputBounds } from '#platform/contracts/input-bounds.ts';
import { oneLine } from '#platform/contracts/text-rules.ts';
import { formText, typedText } from '#platform/server/http/request-text.ts';
import { keyedHash } from '#platform/server/security/secrets.ts';
import { accountLimits } from '../../person.ts';
import type { SignInProblem } from '../../sign-in.ts';
import { codeRules } from '../../sign-in.ts';
import { typedProblem } from '../accounts.ts';
import { readBack } from './back.ts';
import { readPass } from './known-browser.ts';

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

/** What a code is for, the address it goes to, and the browser that asks for it. */
export interface CodePurpose {
  readonly purpose: 'sign-in' | 'change-email';
  readonly email: string;
  readonly browser: string;
}

/** Under which a code is kept, and as what: neither can be found out from the database alone. */
export function codeKeys(secret: string, { purpose, email, browser }: CodePurpose, code: string) {
  const hash = (value: unknown) => keyedHash(secret, 'code', JSON.stringify(value)).toString('base64url');
  const id = hash([purpose, email, browser]);
  return { id, code: hash([id, code]) };
}

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
  /** Undefined if the form has no code field. */
  readonly code: string | undefined;
  readonly back: string;
  /** From the link in one of our mails. */
  readonly pass: string;
}

interface FormOptions {
  /** Whether the form asks for a name and for consent to the policy. */
  readonly signsUp: boolean;
}

/**
 * Refuses nothing: problems are shown beside their fields. Only the address to return to is always checked. A name is
 * ignored if the form does not ask for one, because it would not be validated.
 */
export function readSignIn(body: Readonly<Record<string, unknown>>, { signsUp }: FormOptions): SignInForm {
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

export function problemsIn(form: SignInForm, { signsUp }: FormOptions): SignInProblem[] {
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

/** The maximum length of the field, in characters. */
const longest = 12;

/** Removes spaces, because people paste the code with them. */
export function readCode(typed: string): string {
  return typed.slice(0, inputBounds.code).replace(/\D/g, '').slice(0, longest);
}

/** Checks that need no database, so that such a mistake does not count as a try. */
export function codeProblem(code: string): 'missing' | 'wrong' | undefined {
  if (code === '') return 'missing';
  return code.length === codeRules.digits ? undefined : 'wrong';
}

/** What a code is for, the address it is sent to, and the browser that requests it. */
export interface CodePurpose {
  readonly purpose: 'sign-in' | 'change-email';
  readonly email: string;
  readonly browser: string;
}

/** The key and the hash under which a code is stored: neither can be reversed with the database alone. */
export function codeKeys(secret: string, { purpose, email, browser }: CodePurpose, code: string) {
  const hash = (value: unknown) => keyedHash(secret, 'code', JSON.stringify(value)).toString('base64url');
  const id = hash([purpose, email, browser]);
  return { id, code: hash([id, code]) };
}

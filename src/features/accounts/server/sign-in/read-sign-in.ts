import { inputBounds } from '#platform/contracts/input-bounds.ts';
import { emailProblem, oneLine, readEmail } from '#platform/contracts/text-rules.ts';
import { backPath } from '#platform/contracts/texts.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import type { Config } from '#platform/server/config/config.ts';
import { formText, queryText, typedText } from '#platform/server/http/request-text.ts';
import { keyedHash } from '#platform/server/security/secrets.ts';
import { href, readAddress } from '#site/address.ts';
import { ownFiles } from '#site/dashboard.ts';
import type { Language } from '#site/languages.ts';
import { staffFiles } from '#site/staff.ts';
import { accountLimits } from '../../person.ts';
import { codeRules, type SignInProblem } from '../../sign-in.ts';
import { type Accounts, typedProblem } from '../accounts.ts';
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

/** Pages that are not worth returning to after signing in. */
const pagesNotToReturnTo = ['/login', '/support/registro', '/not_found'];

/**
 * The page that the visitor came from: from the query, otherwise from the Referer header, which needs no script. Empty
 * if it is not one of our pages.
 */
export function cameFrom(c: AppContext, { publicUrl }: Pick<Config, 'publicUrl'>): string {
  const requested = queryText(c, 'back', inputBounds.address);
  return requested === undefined ? ownReferrer(c, publicUrl) : readBack(requested);
}

/** Only a page of this site or a file of the visitor, whatever the query contains. */
export function readBack(path: unknown): string {
  const back = backPath.safeParse(path);
  if (!back.success || back.data === '/') return '';
  const { pathname, searchParams } = new URL(back.data, 'http://here.invalid');
  const address = readAddress(pathname, searchParams);
  const isPage = address !== undefined && !pagesNotToReturnTo.includes(address.route.path);
  return isPage || [ownFiles, staffFiles].some((files) => pathname.startsWith(`${files}/`)) ? back.data : '';
}

function ownReferrer(c: AppContext, publicUrl: string): string {
  const referrer = c.req.header('referer');
  if (!referrer || referrer.length > inputBounds.address || !URL.canParse(referrer)) return '';
  const { host, pathname, search, searchParams } = new URL(referrer);
  const isOwn = host === c.req.header('host') || host === new URL(publicUrl).host;
  // Between the two sign-in pages the page to return to stays the same.
  return isOwn ? readBack(pathname + search) || readBack(searchParams.get('back')) : '';
}

/** The address to continue to after signing in: the page before it, else one's own pages or those of the team. */
export async function backTo(
  { findRole }: Pick<Accounts, 'findRole'>,
  { back, email, language }: { readonly back: string; readonly email: string; readonly language: Language },
): Promise<string> {
  return back || href((await findRole(email)) ? '/staff' : '/dashboard', language);
}

/** The sign-in page, which says that the account is deleted. */
export function deletedHref(language: Language): string {
  return `${href('/login', language)}?deleted=yes`;
}

/** The sign-in page, which says that the visitor is signed out. */
export function signedOutHref(language: Language): string {
  return `${href('/login', language)}?signed_out=yes`;
}

/** The address of the sign-in page, which returns to `back`. */
export function loginAddress(language: Language, back: string): string {
  return `${href('/login', language)}?${new URLSearchParams({ back })}`;
}

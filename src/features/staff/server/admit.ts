import type { Member, StaffVisitor } from '#features/accounts/server/accounts.ts';
import { loginAddress } from '#features/accounts/server/sign-in/read-sign-in.ts';
import { firstView } from '#features/team/roles.ts';
import { type AppContext, headersOf, urlOf } from '#platform/server/app-context.ts';
import { type Console, mayDo, mayOpen } from '#platform/server/compose-console.ts';
import { whileDatabaseAnswers } from '#platform/server/errors/call-error.ts';
import type { FeatureDeps } from '#platform/server/feature.ts';
import { chooseLanguage } from '#platform/server/pages/choose-language.ts';
import { readAddress } from '#site/address.ts';
import type { StaffActionName, StaffPlaceName } from '#site/staff.ts';

/** What a request is for. An action without a name is none that we know, and does nothing. */
export type Wanted = { readonly view: StaffPlaceName | undefined } | { readonly action: StaffActionName | undefined };

/** Why a member may not go on: the second factor is not proven, or not set up, or it is not for their role. */
export type Refusal = 'asked' | 'missing' | 'notAllowed';

/** What is open before the second factor is proven, or set up. */
const isBefore = {
  asked: (wanted: Wanted) => 'action' in wanted && wanted.action === 'enterFactor',
  missing: (wanted: Wanted) =>
    'action' in wanted ? wanted.action === 'startTotp' || wanted.action === 'confirmTotp' : wanted.view === 'security',
} as const;

/** The one place that decides who may open or do what. */
export function refusalOf(console: Console, { role, secondFactor }: Member, wanted: Wanted): Refusal | undefined {
  if (secondFactor !== 'passed') return isBefore[secondFactor](wanted) ? undefined : secondFactor;
  const isAllowed =
    'action' in wanted
      ? wanted.action === undefined || mayDo(console, role, wanted.action)
      : mayOpen(console, role, wanted.view ?? firstView[role]);
  return isAllowed ? undefined : 'notAllowed';
}

export interface Steps<Input extends { readonly wanted: Wanted }> {
  /** Reads what the request is for, before anything is looked up. */
  readonly read: (c: AppContext) => Input | Promise<Input>;
  /** Redirects to sign in and back, if omitted. */
  readonly signedOut?: (c: AppContext, input: Input) => Response | Promise<Response>;
  readonly refuse: (c: AppContext, staff: StaffVisitor, refusal: Refusal, input: Input) => Response | Promise<Response>;
  readonly handle: (c: AppContext, staff: StaffVisitor, input: Input) => Response | Promise<Response>;
}

/**
 * Every address of the team's pages: a visitor who is not signed in is redirected to sign in and back, for accounts
 * outside the team the path does not exist, and members are refused what their role does not include.
 */
export async function admit<Input extends { readonly wanted: Wanted }>(
  c: AppContext,
  input: Input,
  { console, database, signedIn }: Pick<FeatureDeps, 'console' | 'database' | 'signedIn'>,
  { signedOut = toSignIn, refuse, handle }: Omit<Steps<Input>, 'read'>,
): Promise<Response> {
  const known = await whileDatabaseAnswers(database, () => signedIn(c));
  if (!known) return signedOut(c, input);
  const { member } = known;
  if (!member) return c.notFound();
  const staff = { ...known, member };
  const refusal = refusalOf(console, member, input.wanted);
  return refusal ? refuse(c, staff, refusal, input) : handle(c, staff, input);
}

function toSignIn(c: AppContext): Response {
  return signInAndReturn(c, urlOf(c));
}

export function signInAndReturn(c: AppContext, back: string): Response {
  const language = chooseLanguage(readAddress(c.req.path), headersOf(c));
  c.header('Cache-Control', 'no-store');
  return c.redirect(loginAddress(language, back), 303);
}

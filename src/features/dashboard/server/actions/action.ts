import type { SignedIn } from '#features/accounts/server/accounts.ts';
import type { CodeRefusal } from '#features/accounts/sign-in.ts';
import type { ViewProblems } from '#platform/contracts/staff.ts';
import { consumeRateLimit } from '#platform/database/limits/rate-limits.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import type { Upload } from '#platform/server/body/upload.ts';
import { typedText } from '#platform/server/http/request-text.ts';
import { limitKey, withinLimits } from '#platform/server/security/within-limits.ts';
import type { CompletedDashboardAction } from '#site/dashboard.ts';
import { secondsPerDay, secondsPerHour } from '#site/durations.ts';
import type { Language } from '#site/languages.ts';
import type { DashboardDeps } from '../dashboard-deps.ts';
import type { RequestedView } from '../read-view.ts';

/** A form of the dashboard that was submitted. */
export interface Sent {
  readonly c: AppContext;
  readonly deps: DashboardDeps;
  readonly signedIn: SignedIn;
  readonly language: Language;
  readonly body: Readonly<Record<string, unknown>>;
  readonly uploads: readonly Upload[];
  /** The ids of those that are saved; the others are removed. */
  readonly kept: Set<string>;
  readonly now: Date;
}

/** What to show after the action. */
export type Outcome =
  /** A redirect to another page, so that reloading it does not repeat the action. */
  | { readonly done: CompletedDashboardAction; readonly view: RequestedView }
  /** The same form again, with what was typed. */
  | {
      readonly wrong: ViewProblems;
      readonly view: RequestedView;
      readonly newEmail?: string | undefined;
      readonly errorCode?: 'sentBefore';
      readonly refusal?: CodeRefusal;
    }
  /** Asks for the code that was sent to the new address. */
  | { readonly newEmail: string }
  /** It does not exist, or not for this person. */
  | 'unknown'
  | Response;

export type Action = (sent: Sent) => Promise<Outcome>;

export function wrongIn(
  view: RequestedView,
  sent: Sent,
  problems: Readonly<Record<string, string>>,
  fields: readonly string[],
) {
  const typed = Object.fromEntries(fields.map((field) => [field, typedText(sent.body, field)]));
  return { view, wrong: { typed, problems } };
}

/**
 * Rate limits per account: for any action, and for expensive ones. Each reply is a mail to the team, and each download
 * reads everything.
 */
export const accountUses = {
  action: { most: 120, seconds: secondsPerHour },
  reply: { most: 30, seconds: secondsPerHour },
  download: { most: 10, seconds: secondsPerDay },
  photo: { most: 20, seconds: secondsPerHour },
} as const;

export async function countAccountUse(sent: Sent, what: keyof typeof accountUses): Promise<void> {
  const { c, deps, signedIn, now } = sent;
  const key = limitKey(await deps.secretOf(), `account-${what}`, signedIn.user.id);
  await withinLimits(c, () => consumeRateLimit(deps.database.db, { key, ...accountUses[what] }, now));
}

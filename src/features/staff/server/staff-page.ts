import type { StaffVisitor } from '#features/accounts/server/accounts.ts';
import { openAlerts } from '#features/monitoring/server/alerts/create-alerts.ts';
import { firstView } from '#features/team/roles.ts';
import { type ErrorCode, errors } from '#platform/contracts/envelope.ts';
import type { StaffError } from '#platform/contracts/staff.ts';
import { currentTime } from '#platform/database/clock.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import { countWaiting, mayOpen, menuFor } from '#platform/server/compose-console.ts';
import type { FeatureDeps } from '#platform/server/feature.ts';
import { answerLive, type PageStatus } from '#platform/server/live/live-pages.ts';
import type { Language } from '#site/languages.ts';
import type { StaffPlace, StaffRole } from '#site/staff.ts';
import type { StaffAnswer } from '../staff-answer.ts';
import { type Refusal, refusalOf } from './admit.ts';

interface Reader {
  readonly staff: StaffVisitor;
  readonly language: Language;
}

type Extras = Omit<StaffAnswer, 'email' | 'menu' | 'list' | 'view' | 'alerts' | 'waiting'>;

/** Renders `/staff` for a team member. */
export interface StaffPage {
  draw(place: StaffPlace, extras?: Extras, status?: PageStatus): Promise<Response>;
  /** Asks for the second factor, or says in words that the role does not include it. Reads nothing of customers. */
  refuse(refusal: Refusal, place: StaffPlace, extras?: Extras, status?: PageStatus): Promise<Response>;
  /** Shows only the error, with what was typed; this needs no database. */
  showError(errorCode: ErrorCode, typed?: Extras['typed']): Promise<Response>;
}

type Shown = Omit<StaffAnswer, 'email'>;

/** The page for somebody whose session has ended or cannot be read: nothing but their own text. */
export function pageWithoutMember(c: AppContext, { live }: Pick<FeatureDeps, 'live'>, language: Language) {
  const answer = (given: Shown, status: PageStatus) =>
    answerLive(c, live, { path: '/staff', staff: { email: '', ...given } }, { language, status });
  return {
    showError: (errorCode: ErrorCode, typed?: Extras['typed']) => answer(...errorPage(errorCode, typed)),
    showSignedOut: (typed: Extras['typed'], signIn: string) =>
      answer({ view: { kind: 'nothing' }, errorCode: 'signedOut', typed, signIn }, 401),
  };
}

function errorPage(errorCode: ErrorCode, typed: Extras['typed']): [Shown, PageStatus] {
  const named = publicErrors[errorCode] ?? 'failure';
  return [{ view: { kind: 'nothing' }, errorCode: named, typed }, errors[errorCode].status];
}

export function staffPage(c: AppContext, deps: FeatureDeps, { staff, language }: Reader): StaffPage {
  const { console, live } = deps;
  const { member, user } = staff;
  // Without the second factor there is no menu either.
  const role = member.secondFactor === 'passed' ? member.role : undefined;
  const answer = (given: Shown, status: PageStatus) => {
    const list = console.views.get(given.view.kind)?.record?.list;
    const shown = { email: user.email, menu: role && menuFor(console, role), list, ...given };
    return answerLive(c, live, { path: '/staff', staff: shown }, { language, status });
  };
  return {
    async draw(place, extras = {}, status = 200) {
      const now = currentTime();
      const { view: name = firstView[member.role] } = place;
      const refusal = refusalOf(console, member, { view: name });
      // The outcome of a form may lead to any view.
      if (refusal) return this.refuse(refusal, place, extras, status === 200 ? 403 : status);
      const { db } = deps.database;
      const declared = console.views.get(name);
      const [view, urgent] = await Promise.all([
        declared?.read(place, { ...deps, db, language, now, staff }),
        role && urgentFor(deps, role, now),
      ]);
      if (view) return answer({ view, ...urgent, ...extras }, status);
      const { list, unknown } = declared?.record ?? { list: firstView[member.role], unknown: 'unknownTicket' as const };
      return this.draw({ view: list }, { ...extras, errorCode: unknown }, 404);
    },
    async refuse(refusal, place, extras = {}, status = 403) {
      if (refusal === 'asked')
        return answer({ view: { kind: 'factor', ways: member.factors, next: place }, ...extras }, status);
      if (refusal === 'missing') return this.draw({ view: 'security' }, extras, status);
      return answer({ view: { kind: 'nothing' }, errorCode: 'notAllowed' }, 403);
    },
    showError: (errorCode, typed) => answer(...errorPage(errorCode, typed)),
  };
}

/** What the member can do something about: open alerts, and how much waits in which view. */
async function urgentFor({ console, declaredAlerts, database: { db } }: FeatureDeps, role: StaffRole, now: Date) {
  const views = menuFor(console, role).flat();
  const [open, waiting] = await Promise.all([openAlerts(db, now), countWaiting(console, views, db, now)]);
  const seen = declaredAlerts.filter(
    ({ name, view = 'tickets' }) => open.includes(name) && mayOpen(console, role, view),
  );
  return { alerts: seen.map(({ name, view }) => ({ name, view })), waiting };
}

const publicErrors: Readonly<Partial<Record<ErrorCode, StaffError>>> = {
  otherSite: 'otherSite',
  tooManyRequests: 'tooManyRequests',
  notFound: 'unknownFile',
  notReady: 'notReady',
  unreadableBody: 'wrongInput',
  wrongContentType: 'wrongInput',
};

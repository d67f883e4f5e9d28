import type { SignedIn, StaffVisitor } from '#features/accounts/server/accounts.ts';
import { currentTime } from '#platform/database/clock.ts';
import { consumeRateLimit } from '#platform/database/limits/rate-limits.ts';
import { type AppContext, headersOf } from '#platform/server/app-context.ts';
import { type RenderError, renderErrors, whileDatabaseAnswers } from '#platform/server/errors/call-error.ts';
import type { FeatureDeps } from '#platform/server/feature.ts';
import { chooseLanguage } from '#platform/server/pages/choose-language.ts';
import { limitKey, withinLimits } from '#platform/server/security/within-limits.ts';
import { readAddress } from '#site/address.ts';
import { secondsPerHour } from '#site/durations.ts';
import { type StaffPlace, type StaffPlaceName, staffHref } from '#site/staff.ts';
import { admit, type Refusal, type Steps, type Wanted } from './admit.ts';
import { staffPage } from './staff-page.ts';

/** Actions per team member and hour: more than a person can do, and less than a stolen session would. */
export const staffActions = { most: 1_000, seconds: secondsPerHour } as const;

export type StaffContext = ReturnType<typeof createStaffContext>;

/** What the routes of the team's pages have in common. */
export function createStaffContext(deps: FeatureDeps) {
  const { database, secretOf } = deps;

  /** Without the second factor it may be somebody else, who must not use up what the member may do. */
  const count = (c: AppContext, staff: StaffVisitor, what: 'staff-action' | 'staff-presence') =>
    withinLimits(c, async () => {
      const who = staff.member.secondFactor === 'passed' ? staff.user.id : staff.sessionId;
      const key = limitKey(await secretOf(), what, who);
      await consumeRateLimit(database.db, { key, ...staffActions }, currentTime());
    });

  const pageOf = (c: AppContext, staff: StaffVisitor) => {
    const language = chooseLanguage(readAddress(c.req.path), headersOf(c));
    const page = staffPage(c, deps, { staff, language });
    const render: RenderError = ({ errorCode }) => page.showError(errorCode);
    return { language, page, render };
  };

  const refuse = (c: AppContext, staff: StaffVisitor, refusal: Refusal, place: StaffPlace = {}) => {
    const { page, render, language } = pageOf(c, staff);
    if (refusal === 'missing' && c.req.method === 'GET')
      return c.redirect(staffHref(language, { view: 'security' }), 303);
    return renderErrors(render, () => whileDatabaseAnswers(database, () => page.refuse(refusal, place)));
  };

  return {
    count,
    pageOf,
    refuse,
    actorOf: ({ user }: SignedIn) => ({ staffEmail: user.email, at: currentTime() }),

    /** Handles a request of a member who may do it. */
    only:
      <Input extends { readonly wanted: Wanted }>({ read, ...steps }: Steps<Input>) =>
      async (c: AppContext) =>
        admit(c, await read(c), deps, steps),

    /** Sends a file to those who may open the view that it belongs to. */
    file: (view: StaffPlaceName, send: (c: AppContext, staff: StaffVisitor) => Promise<Response>) => (c: AppContext) =>
      admit(c, { wanted: { view } }, deps, {
        refuse: (_, staff, refusal) => refuse(c, staff, refusal),
        handle: (_, staff) =>
          renderErrors(pageOf(c, staff).render, () =>
            whileDatabaseAnswers(database, async () => {
              await count(c, staff, 'staff-action');
              return send(c, staff);
            }),
          ),
      }),

    /** For scripts on the pages of those who may open this view. For everybody else the address does not exist. */
    script:
      (view: StaffPlaceName, handle: (c: AppContext, staff: StaffVisitor) => Promise<Response>) => (c: AppContext) =>
        admit(c, { wanted: { view } }, deps, {
          signedOut: () => c.notFound(),
          refuse: () => c.notFound(),
          handle: (_, staff) => whileDatabaseAnswers(database, () => handle(c, staff)),
        }),
  };
}

import { findInvitation, join } from '#features/team/server/members.ts';
import type { StaffInvitationView } from '#features/team/team-lines.ts';
import { inputBounds } from '#platform/contracts/input-bounds.ts';
import { currentTime } from '#platform/database/clock.ts';
import { consumeRateLimit } from '#platform/database/limits/rate-limits.ts';
import { type App, type AppContext, headersOf } from '#platform/server/app-context.ts';
import { whileDatabaseAnswers } from '#platform/server/errors/call-error.ts';
import type { FeatureDeps } from '#platform/server/feature.ts';
import { queryText } from '#platform/server/http/request-text.ts';
import { answerLive } from '#platform/server/live/live-pages.ts';
import { chooseLanguage } from '#platform/server/pages/choose-language.ts';
import { isFromOwnPage } from '#platform/server/security/origins.ts';
import { maskEmail } from '#platform/server/security/secrets.ts';
import { networkLimits, withinLimits } from '#platform/server/security/within-limits.ts';
import { noteAction } from '#platform/server/staff/staff-actions.ts';
import { readAddress } from '#site/address.ts';
import { secondsPerHour } from '#site/durations.ts';
import { staffHref } from '#site/staff.ts';

/** Links tried per hour: nobody guesses one, and each costs a query. */
const tries = [{ name: 'invitation-network', most: 120, seconds: secondsPerHour }];

/**
 * The link of an invitation, `/staff/es?invitation=…`. It says who invites to what; whoever signs in with the invited
 * address can accept. Anybody can open it, so it is mounted before the team's pages.
 */
export function mountInvitation(app: App, { config, database, live, secretOf, signedIn }: FeatureDeps): void {
  const { db } = database;
  const tokenIn = (c: AppContext) =>
    readAddress(c.req.path)?.route.path === '/staff' ? queryText(c, 'invitation', inputBounds.key) : undefined;
  const languageOf = (c: AppContext) => chooseLanguage(readAddress(c.req.path), headersOf(c));
  const count = (c: AppContext) =>
    withinLimits(c, async () => {
      for (const limit of networkLimits(c, await secretOf(), tries)) await consumeRateLimit(db, limit, currentTime());
    });

  /** What to show, and the invitation if it can be accepted. */
  async function read(c: AppContext, token: string) {
    await count(c);
    const [invitation, known] = [await findInvitation(db, token, currentTime()), await signedIn(c)];
    if (!invitation) return { known, view: { ...nothing, token }, invitation };
    const isTheirs = known?.user.email === invitation.email;
    const view: StaffInvitationView = {
      kind: 'invitation',
      state: !known ? 'signIn' : isTheirs ? 'accept' : 'other',
      token,
      invitedBy: invitation.invitedBy,
      email: maskEmail(invitation.email),
      role: invitation.role,
    };
    return { known, view, invitation: isTheirs ? invitation : undefined };
  }

  const show = (c: AppContext, view: StaffInvitationView, email = '') => {
    const status = view.state === 'expired' ? 404 : 200;
    return answerLive(c, live, { path: '/staff', staff: { email, view } }, { language: languageOf(c), status });
  };

  app.get('/staff/*', (c, next) => {
    const token = tokenIn(c);
    if (!token) return next();
    return whileDatabaseAnswers(database, async () => {
      const { view, known } = await read(c, token);
      return show(c, view, known?.user.email);
    });
  });

  app.post('/staff/*', (c, next) => {
    const token = tokenIn(c);
    if (!token || !isFromOwnPage(headersOf(c), config)) return next();
    return whileDatabaseAnswers(database, async () => {
      const { view, known, invitation } = await read(c, token);
      const at = currentTime();
      const isJoined =
        invitation !== undefined &&
        (await db.transaction(async (tx) => {
          if (!(await join(tx, invitation, at))) return false;
          const { email, role } = invitation;
          return noteAction(
            tx,
            { staffEmail: email, at },
            { action: 'team-joined', subject: email, details: { to: role } },
          );
        }));
      if (isJoined) return c.redirect(staffHref(languageOf(c), { done: 'joined' }), 303);
      return show(c, view, known?.user.email);
    });
  });
}

const nothing: Omit<StaffInvitationView, 'token'> = {
  kind: 'invitation',
  state: 'expired',
  invitedBy: '',
  email: '',
  role: 'agent',
};

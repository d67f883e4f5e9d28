import type { ReadSignedIn, SignedIn } from '#features/accounts/server/accounts.ts';
import { noteEntry } from '#features/team/server/security.ts';
import { sendAttachment } from '#features/tickets/server/attachments.ts';
import { findAttachment } from '#features/tickets/server/store/find-tickets.ts';
import { uuidText } from '#platform/contracts/bounded-input.ts';
import type { Db } from '#platform/database/database.ts';
import { consumeRateLimit } from '#platform/database/limits/rate-limits.ts';
import type { App, AppContext } from '#platform/server/app-context.ts';
import { readBody } from '#platform/server/body/read-body.ts';
import type { Config } from '#platform/server/config/config.ts';
import { attachmentsFolder } from '#platform/server/data-folders.ts';
import { CallError, type RenderError, renderErrors, whileDatabaseAnswers } from '#platform/server/errors/call-error.ts';
import { pathText, queryTexts } from '#platform/server/http/request-text.ts';
import { chooseLanguage } from '#platform/server/pages/choose-language.ts';
import { isFromOwnPage } from '#platform/server/security/origins.ts';
import { limitKey, withinLimits } from '#platform/server/security/within-limits.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import { type Actor, noteAction, type Typed } from '#platform/server/staff/staff-actions.ts';
import { readAddress } from '#site/address.ts';
import { type StaffQuery, staffFiles, staffHref } from '#site/staff.ts';
import { type Refusal, type StaffVisitor, staffOnly } from './admit.ts';
import { actionIn, handleForm, readPlace } from './forms.ts';
import { mountInvitation } from './invitation.ts';
import { staffPage } from './staff-page.ts';

/** Actions per team member and hour: more than a person can do, and less than a stolen session would. */
export const staffActions = { most: 1_000, seconds: 60 * 60 } as const;

interface Deps extends Omit<ServerDeps, 'config' | 'pages' | 'log'> {
  readonly signedIn: ReadSignedIn;
}

/** The team's pages. For visitors who are not in the team these paths do not exist. */
export function mountStaff(app: App, config: Config, { signedIn, wakeMail = () => undefined, ...parts }: Deps): void {
  const { database, secretOf } = parts;
  const countAction = (c: AppContext, { user }: SignedIn) =>
    withinLimits(c, async () => {
      const key = limitKey(await secretOf(), 'staff-action', user.id);
      await consumeRateLimit(database.db, { key, ...staffActions }, new Date());
    });
  const actorOf = ({ user }: SignedIn) => ({ staffEmail: user.email, at: new Date() });
  const sessionOf = ({ sessionId, user, member }: StaffVisitor) => {
    return { id: sessionId, userId: user.id, provenAt: member.provenAt };
  };
  const pageOf = (c: AppContext, staff: StaffVisitor) => {
    const language = chooseLanguage(readAddress(c.req.path), c.req.header());
    const page = staffPage(c, { ...parts, config }, { staff, language });
    const render: RenderError = ({ errorCode }) => page.showError(errorCode);
    return { language, page, render };
  };
  /** The first visit in this browser is logged. */
  const noteVisit = async (staff: StaffVisitor) => {
    if (staff.member.hasEntered || staff.member.secondFactor !== 'passed') return;
    await noteEntry({ db: database.db, by: actorOf(staff) }, sessionOf(staff));
  };
  const refuse = (c: AppContext, staff: StaffVisitor, refusal: Refusal, place: StaffQuery) => {
    const { page, render, language } = pageOf(c, staff);
    if (refusal === 'missing' && c.req.method === 'GET')
      return c.redirect(staffHref(language, { view: 'security' }), 303);
    return renderErrors(render, () => whileDatabaseAnswers(database, () => page.refuse(refusal, place)));
  };

  mountInvitation(app, config, { ...parts, signedIn });

  app.get(
    `${staffFiles}/:id`,
    staffOnly(database, signedIn, {
      read: () => ({ wanted: { view: 'ticket' } }),
      refuse: (c, staff, refusal) => refuse(c, staff, refusal, {}),
      handle(c, staff) {
        const deps = { db: database.db, by: actorOf(staff), folder: attachmentsFolder(config.dataDir) };
        return renderErrors(pageOf(c, staff).render, () =>
          whileDatabaseAnswers(database, async () => {
            await countAction(c, staff);
            const sent = await sendFile(c, pathText(c, 'id'), deps);
            if (!sent) throw new CallError('notFound');
            return sent;
          }),
        );
      },
    }),
  );

  app.get(
    '/staff/*',
    staffOnly(database, signedIn, {
      read(c) {
        const { done, ...place } = readPlace(queryTexts(c));
        return { wanted: { view: place.view }, place, done };
      },
      refuse: (c, staff, refusal, { place }) => (isStaffPage(c) ? refuse(c, staff, refusal, place) : c.notFound()),
      handle(c, staff, { place, done }) {
        if (!isStaffPage(c)) return c.notFound();
        const { page, render } = pageOf(c, staff);
        return renderErrors(render, () =>
          whileDatabaseAnswers(database, async () => {
            await noteVisit(staff);
            return page.draw(place, { done });
          }),
        );
      },
    }),
  );

  app.post(
    '/staff/*',
    staffOnly(database, signedIn, {
      async read(c, staff) {
        if (!isStaffPage(c)) return { wanted: { action: undefined }, typed: {} };
        const typed = await renderErrors(pageOf(c, staff).render, () => {
          if (!isFromOwnPage(c.req.header(), config)) throw new CallError('otherSite');
          return readTyped(c);
        });
        return { wanted: { action: actionIn(typed) }, typed };
      },
      refuse: (c, staff, refusal) => (isStaffPage(c) ? refuse(c, staff, refusal, {}) : c.notFound()),
      handle(c, staff, { typed }) {
        if (!isStaffPage(c)) return c.notFound();
        const { page, language } = pageOf(c, staff);
        const act = async () => {
          await countAction(c, staff);
          const outcome = await handleForm(typed, {
            db: database.db,
            by: actorOf(staff),
            session: sessionOf(staff),
            config,
            secretOf,
            wakeMail,
          });
          const { place } = outcome;
          // To another page, so that reloading it does not repeat the action.
          if ('done' in outcome) return c.redirect(staffHref(language, { ...place, done: outcome.done }), 303);
          const { status, completed: done, errorCode, problems, recoveryCodes } = outcome;
          return page.draw(place, { done, errorCode, typed, problems, recoveryCodes }, status);
        };
        return renderErrors(
          ({ errorCode }) => page.showError(errorCode, typed),
          () => whileDatabaseAnswers(database, act),
        );
      },
    }),
  );
}

function isStaffPage(c: AppContext): boolean {
  return readAddress(c.req.path)?.route.path === '/staff';
}

async function readTyped(c: AppContext): Promise<Typed> {
  const body = await readBody(c, ['form']);
  const texts = Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return Object.fromEntries(texts);
}

interface SendFileDeps {
  readonly db: Db;
  readonly by: Actor;
  readonly folder: string;
}

/** Sends an attachment of a ticket, and logs who downloaded it. Undefined if there is none with that id. */
async function sendFile(c: AppContext, typedId: string, { db, by, folder }: SendFileDeps) {
  const { data: id } = uuidText().toLowerCase().safeParse(typedId);
  const found = id && (await findAttachment(db, id));
  if (!found) return undefined;
  const { attachment, reference } = found;
  const answer = await sendAttachment(c, folder, attachment);
  await noteAction(db, by, { action: 'file-downloaded', subject: reference, details: { file: attachment.id } });
  return answer;
}

import type { Member, StaffVisitor } from '#features/accounts/server/accounts.ts';
import { knownBrowser, rememberProof } from '#features/accounts/server/sign-in/known-browser.ts';
import { loginAddress } from '#features/accounts/server/sign-in/read-sign-in.ts';
import { findReferencePlace } from '#features/customers/server/staff.ts';
import { noteEntry } from '#features/team/server/security.ts';
import { attachmentRules } from '#features/tickets/server/attachments.ts';
import { createInboxEvents } from '#features/tickets/server/inbox-events.ts';
import { readReference } from '#features/tickets/server/store/find-tickets.ts';
import { recordPresence } from '#features/tickets/server/store/notes.ts';
import { inputBounds } from '#platform/contracts/input-bounds.ts';
import { currentTime } from '#platform/database/clock.ts';
import { type App, type AppContext, headersOf } from '#platform/server/app-context.ts';
import { readBody, readForm } from '#platform/server/body/read-body.ts';
import type { Upload } from '#platform/server/body/upload.ts';
import { isActionName } from '#platform/server/compose-console.ts';
import type { Config } from '#platform/server/config/config.ts';
import { attachmentsFolder } from '#platform/server/data-folders.ts';
import { CallError, renderErrors, whileDatabaseAnswers } from '#platform/server/errors/call-error.ts';
import type { FeatureDeps } from '#platform/server/feature.ts';
import { queryTexts } from '#platform/server/http/request-text.ts';
import { chooseLanguage } from '#platform/server/pages/choose-language.ts';
import { isFromOwnPage } from '#platform/server/security/origins.ts';
import { setRetryAfter } from '#platform/server/security/within-limits.ts';
import { type StaffSession, type Typed, wrongInput } from '#platform/server/staff/staff-actions.ts';
import { readAddress } from '#site/address.ts';
import type { Language } from '#site/languages.ts';
import { type StaffActionName, type StaffPlace, staffEvents, staffHref, staffPresence } from '#site/staff.ts';
import { admit, signInAndReturn } from './admit.ts';
import { mountDownloads } from './downloads.ts';
import { mountInvitation } from './invitation.ts';
import { readPlace } from './read-place.ts';
import { createStaffContext } from './staff-context.ts';
import { pageWithoutMember } from './staff-page.ts';

/** The team's pages. For visitors who are not in the team these paths do not exist. */
export function mountStaff(app: App, deps: FeatureDeps): { close(): void } {
  const { config, console, database, secretOf, wakeMail, isStopping, log } = deps;
  const { db } = database;
  const events = createInboxEvents({ db, config, isStopping });
  const context = createStaffContext(deps);
  const { only, script, count, pageOf, refuse, actorOf } = context;
  const sessionOf = async (
    c: AppContext,
    { sessionId, user, member }: StaffVisitor,
    place: StaffPlace,
  ): Promise<StaffSession> => {
    const known = knownBrowser(c, { secret: await secretOf(), email: user.email, now: currentTime() });
    const inSession = hasProven(member) ? sessionId : undefined;
    const provenBrowser = known?.isProven ? known.id : inSession;
    return { id: sessionId, place, userId: user.id, provenAt: member.provenAt, provenBrowser };
  };
  /** The first visit in this browser is logged, and the browser remembers that its member has proven who they are. */
  const noteVisit = async (c: AppContext, staff: StaffVisitor) => {
    const { member, user } = staff;
    if (hasProven(member))
      rememberProof(c, config, { secret: await secretOf(), email: user.email, now: currentTime() });
    if (member.hasEntered || member.secondFactor !== 'passed') return;
    await noteEntry({ db, by: actorOf(staff) }, await sessionOf(c, staff, {}));
  };

  mountInvitation(app, deps);
  mountDownloads(app, deps, context);

  app.get(
    staffEvents,
    script('tickets', async (c, { user, sessionId }) => {
      const stream = events.open({ email: user.email, sessionId });
      if (!stream) throw new CallError('tooManyRequests');
      // Neither a cache nor a proxy may hold back what is sent bit by bit.
      return c.body(stream, 200, {
        'Cache-Control': 'no-store',
        'Content-Type': 'text/event-stream',
        'X-Accel-Buffering': 'no',
      });
    }),
  );

  app.post(
    staffPresence,
    async (c, next) => {
      if (!isFromOwnPage(headersOf(c), config)) throw new CallError('otherSite');
      await next();
    },
    script('ticket', async (c, staff) => {
      const { ticket = '', typing } = textsOf(await readBody(c, ['form']));
      const reference = readReference(ticket.slice(0, inputBounds.reference));
      await count(c, staff, 'staff-presence');
      const seen = { reference: reference ?? '', staffEmail: staff.user.email, isTyping: typing === 'yes' };
      await recordPresence(db, seen, currentTime());
      return c.body(null, 204);
    }),
  );

  app.get(
    '/staff/*',
    only({
      read(c) {
        const { done, ...place } = readPlace(console, queryTexts(c));
        return { wanted: { view: place.view }, place, done };
      },
      refuse: (c, staff, refusal, { place }) => (isStaffPage(c) ? refuse(c, staff, refusal, place) : c.notFound()),
      handle(c, staff, { place, done }) {
        if (!isStaffPage(c)) return c.notFound();
        const { page, language, render } = pageOf(c, staff);
        return renderErrors(render, () =>
          whileDatabaseAnswers(database, async () => {
            await noteVisit(c, staff);
            const known = place.view === 'customers' && place.q && (await findReferencePlace(db, place.q));
            return known ? c.redirect(staffHref(language, known), 303) : page.draw(place, { done });
          }),
        );
      },
    }),
  );

  app.post('/staff/*', async (c) => {
    if (!isStaffPage(c)) return c.notFound();
    const sent = await readSent(c, config);
    const { typed, discard } = sent;
    const language = chooseLanguage(readAddress(c.req.path), headersOf(c));
    const withoutMember = pageWithoutMember(c, deps, language);
    return renderErrors(
      // The session cannot be read: the page has nothing but what was typed.
      ({ errorCode }) => withoutMember.showError(errorCode, typed),
      () =>
        admit(c, { wanted: { action: actionIn(typed) } }, deps, {
          async signedOut() {
            await discard();
            const back = backTo(typed, language);
            if (!typed['message']) return signInAndReturn(c, back);
            if (!isFromOwnPage(headersOf(c), config)) throw new CallError('otherSite');
            return withoutMember.showSignedOut(typed, loginAddress(language, back));
          },
          async refuse(_, staff, refusal) {
            await discard();
            return refuse(c, staff, refusal);
          },
          handle: (_, staff) => takeForm(c, staff, sent),
        }),
    );
  });

  async function takeForm(c: AppContext, staff: StaffVisitor, { typed, uploads, failure }: Sent): Promise<Response> {
    const { page, language } = pageOf(c, staff);
    const act = async () => {
      if (!isFromOwnPage(headersOf(c), config)) throw new CallError('otherSite');
      if (failure) throw failure;
      await count(c, staff, 'staff-action');
      const outcome = await handleForm(c, staff, typed, uploads);
      const { place } = outcome;
      // To another page, so that reloading it does not repeat the action.
      if ('done' in outcome) return c.redirect(staffHref(language, { ...place, done: outcome.done }), 303);
      const { status, completed: done, errorCode, problems, recoveryCodes, until, typed: changed = typed } = outcome;
      if (until) {
        const seconds = setRetryAfter(c, until);
        log.warn({ id: c.get('requestId'), reason: errorCode, seconds }, 'a member of the team has reached a limit');
      }
      return page.draw(place, { done, errorCode, typed: changed, problems, recoveryCodes }, status);
    };
    return renderErrors(
      ({ errorCode }) => page.showError(errorCode, typed),
      () => whileDatabaseAnswers(database, act),
    );
  }

  async function handleForm(c: AppContext, staff: StaffVisitor, typed: Typed, uploads: readonly Upload[]) {
    const action = console.actions.get(typed['action'] ?? '');
    if (!action) return wrongInput();
    const { done: _, ...place } = readPlace(console, typed);
    const session = await sessionOf(c, staff, place);
    return action.handle(typed, { db, by: actorOf(staff), session, config, secretOf, wakeMail }, uploads);
  }

  /** Undefined if there is no such action. */
  function actionIn({ action = '' }: Typed): StaffActionName | undefined {
    return isActionName(console, action) ? action : undefined;
  }

  return { close: () => events.close() };
}

/** In this session. Without a second factor there is nothing to prove. */
function hasProven({ factors, secondFactor }: Member): boolean {
  return (factors.passkey || factors.totp) && secondFactor === 'passed';
}

/** The ticket that the form was on, or the list. */
function backTo({ ticket = '' }: Typed, language: Language): string {
  const reference = readReference(ticket);
  return staffHref(language, reference ? { view: 'ticket', ticket: reference } : {});
}

function isStaffPage(c: AppContext): boolean {
  return readAddress(c.req.path)?.route.path === '/staff';
}

interface Sent {
  readonly typed: Typed;
  readonly uploads: readonly Upload[];
  readonly discard: () => Promise<void>;
  /** Why the form could not be read. */
  readonly failure?: unknown;
}

/** Reads the form before it is known whose it is, so that a text is not lost when the session has ended. */
async function readSent(c: AppContext, { dataDir }: Pick<Config, 'dataDir'>): Promise<Sent> {
  try {
    const { fields, uploads, discard } = await readForm(c, { ...attachmentRules, folder: attachmentsFolder(dataDir) });
    return { typed: textsOf(fields), uploads, discard };
  } catch (failure) {
    return { typed: {}, uploads: [], discard: async () => undefined, failure };
  }
}

/** Of a repeated field the last value counts: the button comes after the fields. */
function textsOf(fields: Readonly<Record<string, unknown>>): Typed {
  const last = Object.entries(fields).map(([name, value]) => [name, Array.isArray(value) ? value.at(-1) : value]);
  return Object.fromEntries(last.filter(([, value]) => typeof value === 'string'));
}

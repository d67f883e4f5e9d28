import type { ReadSignedIn, SignedIn } from '#features/accounts/server/accounts.ts';
import { loginAddress } from '#features/accounts/server/sign-in/read-sign-in.ts';
import { findReferencePlace } from '#features/customers/server/staff.ts';
import { sendAttachment } from '#features/tickets/server/attachments.ts';
import { findAttachment } from '#features/tickets/server/store/find-tickets.ts';
import { uuidText } from '#platform/contracts/bounded-input.ts';
import type { Database, Db } from '#platform/database/database.ts';
import { consumeRateLimit } from '#platform/database/limits/rate-limits.ts';
import { type App, type AppContext, urlOf } from '#platform/server/app-context.ts';
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
import { staffFiles, staffHref } from '#site/staff.ts';
import { handleForm, readPlace } from './forms.ts';
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
  const pageOf = (c: AppContext, { user }: SignedIn) => {
    const language = chooseLanguage(readAddress(c.req.path), c.req.header());
    const page = staffPage(c, { ...parts, config }, { email: user.email, language });
    const render: RenderError = ({ errorCode }) => page.showError(errorCode);
    return { language, page, render };
  };

  app.get(
    `${staffFiles}/:id`,
    staffOnly(database, signedIn, (c, staff) => {
      const deps = { db: database.db, by: actorOf(staff), folder: attachmentsFolder(config.dataDir) };
      return renderErrors(pageOf(c, staff).render, () =>
        whileDatabaseAnswers(database, async () => {
          await countAction(c, staff);
          const sent = await sendFile(c, pathText(c, 'id'), deps);
          if (!sent) throw new CallError('notFound');
          return sent;
        }),
      );
    }),
  );

  app.get(
    '/staff/*',
    staffOnly(database, signedIn, (c, staff) => {
      if (!isStaffPage(c)) return c.notFound();
      const { page, language, render } = pageOf(c, staff);
      const { done, ...place } = readPlace(queryTexts(c));
      return renderErrors(render, () =>
        whileDatabaseAnswers(database, async () => {
          const known = place.view === 'customers' && place.q && (await findReferencePlace(database.db, place.q));
          return known ? c.redirect(staffHref(language, known), 303) : page.draw(place, { done });
        }),
      );
    }),
  );

  app.post(
    '/staff/*',
    staffOnly(database, signedIn, async (c, staff) => {
      if (!isStaffPage(c)) return c.notFound();
      const { page, language, render } = pageOf(c, staff);
      const typed = await renderErrors(render, () => {
        if (!isFromOwnPage(c.req.header(), config)) throw new CallError('otherSite');
        return readTyped(c);
      });
      const act = async () => {
        await countAction(c, staff);
        const outcome = await handleForm(typed, {
          db: database.db,
          by: actorOf(staff),
          config,
          secretOf,
          wakeMail,
        });
        const { place } = outcome;
        // To another page, so that reloading it does not repeat the action.
        if ('done' in outcome) return c.redirect(staffHref(language, { ...place, done: outcome.done }), 303);
        const { status, completed: done, errorCode, problems } = outcome;
        return page.draw(place, { done, errorCode, typed, problems }, status);
      };
      return renderErrors(
        ({ errorCode }) => page.showError(errorCode, typed),
        () => whileDatabaseAnswers(database, act),
      );
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

type Handler = (c: AppContext, staff: SignedIn) => Response | Promise<Response>;

/** A visitor who is not signed in is redirected to sign in and back; for other accounts this path does not exist. */
function staffOnly(database: Database, signedIn: ReadSignedIn, handle: Handler) {
  return async (c: AppContext): Promise<Response> => {
    const known = await whileDatabaseAnswers(database, () => signedIn(c));
    if (!known) return toSignIn(c);
    return known.isStaff ? handle(c, known) : c.notFound();
  };
}

function toSignIn(c: AppContext): Response {
  const language = chooseLanguage(readAddress(c.req.path), c.req.header());
  // A POST is not repeated after the sign-in.
  const back = c.req.method === 'POST' ? c.req.path : urlOf(c);
  c.header('Cache-Control', 'no-store');
  return c.redirect(loginAddress(language, back), 303);
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

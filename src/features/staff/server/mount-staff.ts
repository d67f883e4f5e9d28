import type { ReadSignedIn, SignedIn } from '#features/accounts/server/accounts.ts';
import { loginAddress } from '#features/accounts/server/sign-in/back.ts';
import { sendAttachment } from '#features/tickets/server/attachments.ts';
import { findAttachment } from '#features/tickets/server/store/find-tickets.ts';
import { uuidText } from '#platform/contracts/bounded-input.ts';
import type { Database, Db } from '#platform/database/database.ts';
import { consumeRateLimit } from '#platform/database/limits/rate-limits.ts';
import type { App, AppContext } from '#platform/server/app-context.ts';
import { urlOf } from '#platform/server/app-context.ts';
import { readBody } from '#platform/server/body/read-body.ts';
import type { Config } from '#platform/server/config/config.ts';
import { attachmentsFolder } from '#platform/server/data-folders.ts';
import { CallError } from '#platform/server/errors/call-error.ts';
import { whileDatabaseAnswers } from '#platform/server/errors/while-database-answers.ts';
import { pathText, queryTexts } from '#platform/server/http/request-text.ts';
import type { LivePages } from '#platform/server/live/live-pages.ts';
import { chooseLanguage } from '#platform/server/pages/choose-language.ts';
import { isFromOwnPage } from '#platform/server/security/own-pages-only.ts';
import { limitKey, withinLimits } from '#platform/server/security/within-limits.ts';
import type { Typed } from '#platform/server/staff/action.ts';
import type { Actor } from '#platform/server/staff/staff-actions.ts';
import { noteAction } from '#platform/server/staff/staff-actions.ts';
import { readAddress } from '#site/address.ts';
import { staffFiles, staffHref } from '#site/staff.ts';
import { runAction } from './actions/all-actions.ts';
import { readPlace } from './read-place.ts';
import { type StaffPage, staffPage } from './staff-page.ts';

/** What one person of the team may do in an hour: more than fingers can, and less than a stolen session would. */
export const staffActions = { most: 1_000, seconds: 60 * 60 } as const;

interface Deps {
  readonly database: Database;
  readonly live: LivePages;
  readonly signedIn: ReadSignedIn;
  readonly secretOf: () => Promise<string>;
  readonly wakeMail?: (() => void) | undefined;
}

/** The company's side of the site. Without an account of the team there is nothing here. */
export function mountStaff(app: App, config: Config, { signedIn, wakeMail = () => undefined, ...parts }: Deps): void {
  const { database, secretOf } = parts;
  const countAction = (c: AppContext, { user }: SignedIn) =>
    withinLimits(c, async () => {
      const key = limitKey(await secretOf(), 'staff-action', user.id);
      await consumeRateLimit(database.db, { key, ...staffActions }, new Date());
    });
  const doerOf = ({ user }: SignedIn) => ({ staffEmail: user.email, at: new Date() });
  /** From here on every fault is told on the page. */
  const begin = (c: AppContext, { user }: SignedIn) => {
    const language = chooseLanguage(readAddress(c.req.path), c.req.header());
    const page = staffPage(c, { ...parts, config }, { email: user.email, language });
    c.set('renderError', ({ errorCode }) => page.tell(errorCode));
    return { language, page };
  };

  app.get(
    `${staffFiles}/:id`,
    staffOnly(database, signedIn, (c, staff) => {
      begin(c, staff);
      const place = { db: database.db, by: doerOf(staff), folder: attachmentsFolder(config.dataDir) };
      return whileDatabaseAnswers(database, async () => {
        await countAction(c, staff);
        const sent = await sendFile(c, pathText(c, 'id'), place);
        if (!sent) throw new CallError('notFound');
        return sent;
      });
    }),
  );

  app.get(
    '/staff/*',
    staffOnly(database, signedIn, (c, staff) => {
      if (!isStaffPage(c)) return c.notFound();
      const { page } = begin(c, staff);
      const { done, ...place } = readPlace(queryTexts(c));
      return whileDatabaseAnswers(database, () => page.draw(place, { done }));
    }),
  );

  app.post(
    '/staff/*',
    staffOnly(database, signedIn, async (c, staff) => {
      if (!isStaffPage(c)) return c.notFound();
      const { page, language } = begin(c, staff);
      if (!isFromOwnPage(c.req.header(), config)) throw new CallError('otherSite');
      const typed = await readTyped(c, page);
      return whileDatabaseAnswers(database, async () => {
        await countAction(c, staff);
        const outcome = await runAction(typed, {
          db: database.db,
          by: doerOf(staff),
          config,
          secretOf,
          wakeMail,
        });
        const { place } = outcome;
        // To another page, so that reloading it does nothing again.
        if ('done' in outcome) return c.redirect(staffHref(language, { ...place, done: outcome.done }), 303);
        const { status, completed: done, errorCode, problems } = outcome;
        return page.draw(place, { done, errorCode, typed, problems }, status);
      });
    }),
  );
}

function isStaffPage(c: AppContext): boolean {
  return readAddress(c.req.path)?.route.path === '/staff';
}

/** What was typed is in the answer, too, where something fails from here on. */
async function readTyped(c: AppContext, page: StaffPage): Promise<Typed> {
  const body = await readBody(c, ['form']);
  const texts = Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  const typed: Typed = Object.fromEntries(texts);
  c.set('renderError', ({ errorCode }) => page.tell(errorCode, typed));
  return typed;
}

type Handler = (c: AppContext, staff: SignedIn) => Response | Promise<Response>;

/** Whoever is not signed in can do so and come back; for all others there is nothing at this address. */
function staffOnly(database: Database, signedIn: ReadSignedIn, handle: Handler) {
  return async (c: AppContext): Promise<Response> => {
    const known = await whileDatabaseAnswers(database, () => signedIn(c));
    if (!known) return toSignIn(c);
    return known.isStaff ? handle(c, known) : c.notFound();
  };
}

function toSignIn(c: AppContext): Response {
  const language = chooseLanguage(readAddress(c.req.path), c.req.header());
  // What was sent is not sent again by coming back.
  const back = c.req.method === 'POST' ? c.req.path : urlOf(c);
  c.header('Cache-Control', 'no-store');
  return c.redirect(loginAddress(language, back), 303);
}

interface SendFileDeps {
  readonly db: Db;
  readonly by: Actor;
  readonly folder: string;
}

/** Hands out a file that came with a ticket, and notes to whom. Undefined: there is none of that id. */
async function sendFile(
  c: AppContext,
  typedId: string,
  { db, by, folder }: SendFileDeps,
): Promise<Response | undefined> {
  const { data: id } = uuidText().toLowerCase().safeParse(typedId);
  const found = id && (await findAttachment(db, id));
  if (!found) return undefined;
  const { attachment, reference } = found;
  const answer = await sendAttachment(c, folder, attachment);
  await noteAction(db, by, { action: 'file-downloaded', subject: reference, details: { file: attachment.id } });
  return answer;
}

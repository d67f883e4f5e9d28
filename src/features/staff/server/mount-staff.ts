import type { ReadSignedIn, SignedIn } from '#features/accounts/server/signed-in.ts';
import type { Database } from '#platform/database/database.ts';
import { consumeRateLimit } from '#platform/database/limits/rate-limits.ts';
import type { App, AppContext } from '#platform/server/app-context.ts';
import { attachmentsFolder } from '#platform/server/attachments-folder.ts';
import { readBody } from '#platform/server/body/read-body.ts';
import type { Config } from '#platform/server/config/config.ts';
import { CallFault } from '#platform/server/errors/call-fault.ts';
import { whileDatabaseAnswers } from '#platform/server/errors/while-database-answers.ts';
import { pathText, queryTexts } from '#platform/server/http/request-text.ts';
import type { LivePages } from '#platform/server/live/live-pages.ts';
import { chooseLanguage } from '#platform/server/pages/choose-language.ts';
import { isFromOwnPage } from '#platform/server/security/own-pages-only.ts';
import { limitKey, withinLimits } from '#platform/server/security/within-limits.ts';
import type { Typed } from '#platform/server/staff/action.ts';
import { readAddress } from '#site/address.ts';
import { staffFiles, staffHref } from '#site/staff.ts';
import { runAction } from './actions/all-actions.ts';
import { readPlace } from './read-place.ts';
import { sendFile } from './send-file.ts';
import { staffOnly } from './staff-only.ts';
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
    c.set('renderError', ({ fault }) => page.tell(fault));
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
        if (!sent) throw new CallFault('notFound');
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
      if (!isFromOwnPage(c.req.header(), config)) throw new CallFault('otherSite');
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
        const { status, completed: done, fault, problems } = outcome;
        return page.draw(place, { done, fault, typed, problems }, status);
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
  c.set('renderError', ({ fault }) => page.tell(fault, typed));
  return typed;
}

import { z } from 'zod';
import type { ReadSignedIn, SignedIn } from '#features/accounts/server/accounts.ts';
import { loginAddress } from '#features/accounts/server/sign-in/read-sign-in.ts';
import { sendIncoming } from '#features/incoming-mail/server/staff.ts';
import { ordersCsv } from '#features/payments/server/orders-csv.ts';
import { attachmentRules, sendAttachment } from '#features/tickets/server/attachments.ts';
import { createInboxEvents } from '#features/tickets/server/inbox-events.ts';
import { findAttachment, readReference } from '#features/tickets/server/store/find-tickets.ts';
import { recordPresence } from '#features/tickets/server/store/notes.ts';
import { dayText, uuidText } from '#platform/contracts/bounded-input.ts';
import { inputBounds } from '#platform/contracts/input-bounds.ts';
import { languageTag } from '#platform/contracts/texts.ts';
import type { Database, Db } from '#platform/database/database.ts';
import { consumeRateLimit } from '#platform/database/limits/rate-limits.ts';
import { type App, type AppContext, urlOf } from '#platform/server/app-context.ts';
import { readBody, readForm } from '#platform/server/body/read-body.ts';
import type { Upload } from '#platform/server/body/upload.ts';
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
import type { Language } from '#site/languages.ts';
import { staffEvents, staffFiles, staffHref, staffMails, staffOrdersFile, staffPresence } from '#site/staff.ts';
import { handleForm, readPlace } from './forms.ts';
import { staffPage } from './staff-page.ts';

/** Actions per team member and hour: more than a person can do, and less than a stolen session would. */
export const staffActions = { most: 1_000, seconds: 60 * 60 } as const;

const exportPeriod = z.object({ from: dayText(), to: dayText(), lang: languageTag.optional().catch(undefined) });

interface Deps extends Omit<ServerDeps, 'config' | 'pages' | 'log'> {
  readonly signedIn: ReadSignedIn;
  readonly isStopping: () => boolean;
}

/** The team's pages. For visitors who are not in the team these paths do not exist. */
export function mountStaff(app: App, config: Config, deps: Deps): { close(): void } {
  const { signedIn, wakeMail = () => undefined, isStopping, ...parts } = deps;
  const { database, secretOf } = parts;
  const events = createInboxEvents({ db: database.db, isStopping });
  const count = (c: AppContext, { user }: SignedIn, what: 'staff-action' | 'staff-presence') =>
    withinLimits(c, async () => {
      const key = limitKey(await secretOf(), what, user.id);
      await consumeRateLimit(database.db, { key, ...staffActions }, new Date());
    });
  const countAction = (c: AppContext, staff: SignedIn) => count(c, staff, 'staff-action');
  const actorOf = ({ user }: SignedIn) => ({ staffEmail: user.email, at: new Date() });
  const pageOf = (c: AppContext, { user }: SignedIn) => {
    const language = chooseLanguage(readAddress(c.req.path), c.req.header());
    const page = staffPage(c, { ...parts, config }, { email: user.email, language });
    const render: RenderError = ({ errorCode }) => page.showError(errorCode);
    return { language, page, render };
  };

  const download = (path: string, send: (c: AppContext, id: string, by: Actor) => Promise<Response | undefined>) =>
    app.get(
      `${path}/:id`,
      staffOnly(database, signedIn, (c, staff) =>
        renderErrors(pageOf(c, staff).render, () =>
          whileDatabaseAnswers(database, async () => {
            await countAction(c, staff);
            const sent = await send(c, pathText(c, 'id'), actorOf(staff));
            if (!sent) throw new CallError('notFound');
            return sent;
          }),
        ),
      ),
    );
  const folder = attachmentsFolder(config.dataDir);
  download(staffFiles, (c, id, by) => sendFile(c, id, { db: database.db, by, folder }));
  download(staffMails, (c, id, by) => sendIncoming(c, id, database.db, by));

  app.get(staffEvents, (c) =>
    whileDatabaseAnswers(database, async () => {
      const staff = await signedIn(c);
      if (!staff?.isStaff) return c.notFound();
      const stream = events.open({ email: staff.user.email, sessionId: staff.sessionId });
      if (!stream) throw new CallError('tooManyRequests');
      // Neither a cache nor a proxy may hold back what is sent bit by bit.
      return c.body(stream, 200, {
        'Cache-Control': 'no-store',
        'Content-Type': 'text/event-stream',
        'X-Accel-Buffering': 'no',
      });
    }),
  );
  app.get(
    staffOrdersFile,
    staffOnly(database, signedIn, (c, staff) => {
      const { page, language, render } = pageOf(c, staff);
      const { data: period } = exportPeriod.safeParse(queryTexts(c));
      if (!period || period.from > period.to) return page.draw({ view: 'payments' }, { errorCode: 'wrongInput' }, 422);
      const { from, to, lang } = period;
      return renderErrors(render, () =>
        whileDatabaseAnswers(database, async () => {
          await countAction(c, staff);
          await noteAction(database.db, actorOf(staff), {
            action: 'orders-exported',
            subject: from,
            details: { from, to },
          });
          c.header('Content-Type', 'text/csv; charset=utf-8');
          c.header('Content-Disposition', `attachment; filename="orders-${from}-${to}.csv"`);
          c.header('Cache-Control', 'no-store');
          return c.body(await ordersCsv(database.db, { from, to }, lang ?? language));
        }),
      );
    }),
  );

  app.get(
    '/staff/*',
    staffOnly(database, signedIn, (c, staff) => {
      if (!isStaffPage(c)) return c.notFound();
      const { page, render } = pageOf(c, staff);
      const { done, ...place } = readPlace(queryTexts(c));
      return renderErrors(render, () => whileDatabaseAnswers(database, () => page.draw(place, { done })));
    }),
  );

  app.post(staffPresence, async (c) => {
    const known = await whileDatabaseAnswers(database, () => signedIn(c));
    if (!known?.isStaff || !isFromOwnPage(c.req.header(), config)) return c.notFound();
    const { ticket = '', typing } = textsOf(await readBody(c, ['form']));
    const reference = readReference(ticket.slice(0, inputBounds.reference));
    const seen = { reference: reference ?? '', staffEmail: known.user.email, isTyping: typing === 'yes' };
    await whileDatabaseAnswers(database, async () => {
      await count(c, known, 'staff-presence');
      await recordPresence(database.db, seen, new Date());
    });
    return c.body(null, 204);
  });

  app.post('/staff/*', async (c) => {
    if (!isStaffPage(c)) return c.notFound();
    const language = chooseLanguage(readAddress(c.req.path), c.req.header());
    const sent = await readSent(c, config);
    // For somebody whose session has ended or cannot be read: nothing but their own text.
    const page = staffPage(c, { ...parts, config }, { email: '', language });
    const answerUnknown = async () => {
      await sent.discard();
      const back = backTo(sent.typed, language);
      if (!sent.typed['message']) return toSignIn(c, back);
      if (!isFromOwnPage(c.req.header(), config)) throw new CallError('otherSite');
      return page.showSignedOut(sent.typed, loginAddress(language, back));
    };
    return renderErrors(
      ({ errorCode }) => page.showError(errorCode, sent.typed),
      () =>
        whileDatabaseAnswers(database, async () => {
          const staff = await signedIn(c);
          if (!staff) return answerUnknown();
          return staff.isStaff ? takeForm(c, staff, sent) : c.notFound();
        }),
    );
  });

  async function takeForm(c: AppContext, staff: SignedIn, { typed, uploads, failure }: Sent): Promise<Response> {
    const { page, language } = pageOf(c, staff);
    const act = async () => {
      if (!isFromOwnPage(c.req.header(), config)) throw new CallError('otherSite');
      if (failure) throw failure;
      await countAction(c, staff);
      const actionDeps = { db: database.db, by: actorOf(staff), config, secretOf, wakeMail };
      const outcome = await handleForm(typed, actionDeps, uploads);
      const { place } = outcome;
      // To another page, so that reloading it does not repeat the action.
      if ('done' in outcome) return c.redirect(staffHref(language, { ...place, done: outcome.done }), 303);
      const { status, completed: done, errorCode, problems, typed: changed = typed } = outcome;
      return page.draw(place, { done, errorCode, typed: changed, problems }, status);
    };
    return renderErrors(
      ({ errorCode }) => page.showError(errorCode, typed),
      () => whileDatabaseAnswers(database, act),
    );
  }

  return { close: () => events.close() };
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

type Handler = (c: AppContext, staff: SignedIn) => Response | Promise<Response>;

/** A visitor who is not signed in is redirected to sign in and back; for other accounts this path does not exist. */
function staffOnly(database: Database, signedIn: ReadSignedIn, handle: Handler) {
  return async (c: AppContext): Promise<Response> => {
    const known = await whileDatabaseAnswers(database, () => signedIn(c));
    if (!known) return toSignIn(c);
    return known.isStaff ? handle(c, known) : c.notFound();
  };
}

function toSignIn(c: AppContext, back: string = urlOf(c)): Response {
  const language = chooseLanguage(readAddress(c.req.path), c.req.header());
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

import { z } from 'zod';
import { sendIncoming } from '#features/incoming-mail/server/staff.ts';
import { ordersCsv } from '#features/payments/server/orders-csv.ts';
import { questionAbout, sendAttachment } from '#features/tickets/server/attachments.ts';
import { type FoundAttachment, findAttachment } from '#features/tickets/server/store/find-tickets.ts';
import { periodDay, uuidText } from '#platform/contracts/bounded-input.ts';
import { languageTag } from '#platform/contracts/texts.ts';
import type { Db } from '#platform/database/database.ts';
import type { App, AppContext } from '#platform/server/app-context.ts';
import type { Config } from '#platform/server/config/config.ts';
import { attachmentsFolder } from '#platform/server/data-folders.ts';
import { CallError } from '#platform/server/errors/call-error.ts';
import { pathText, queryTexts } from '#platform/server/http/request-text.ts';
import { isFromOwnPage } from '#platform/server/security/origins.ts';
import { type Actor, noteAction } from '#platform/server/staff/staff-actions.ts';
import { staffFiles, staffHref, staffMails, staffOrdersFile } from '#site/staff.ts';
import type { StaffContext } from './staff-context.ts';

type DownloadConfig = Pick<Config, 'dataDir' | 'publicUrl' | 'trustProxy'>;

/** The files of the team's pages. Every download is logged. */
export function mountDownloads(app: App, config: DownloadConfig, context: StaffContext, db: Db): void {
  const { file, actorOf, pageOf } = context;
  const folder = attachmentsFolder(config.dataDir);
  app.get(
    `${staffFiles}/:id`,
    file('ticket', async (c, staff) => {
      const { attachment, reference } = await fileAt(c, db);
      const { language } = pageOf(c, staff);
      if (questionAbout(attachment)) return c.redirect(staffHref(language, { view: 'file', file: attachment.id }), 303);
      return sendFile(c, { attachment, reference }, { db, by: actorOf(staff), folder });
    }),
  );
  // The answer to the question above. No link can send it, and no page of another site.
  app.post(
    `${staffFiles}/:id`,
    async (c, next) => {
      if (!isFromOwnPage(c.req.header(), config)) throw new CallError('otherSite');
      await next();
    },
    file('ticket', async (c, staff) => sendFile(c, await fileAt(c, db), { db, by: actorOf(staff), folder })),
  );
  app.get(
    `${staffMails}/:id`,
    file('ticket', (c, staff) => found(sendIncoming(c, pathText(c, 'id'), { db, by: actorOf(staff), folder }))),
  );
  app.get(
    staffOrdersFile,
    file('payments', async (c, staff) => {
      const { page, language } = pageOf(c, staff);
      const { data: period } = exportPeriod.safeParse(queryTexts(c));
      if (!period || period.from > period.to) return page.draw({ view: 'payments' }, { errorCode: 'wrongInput' }, 422);
      const { from, to, lang } = period;
      const details = { from, to };
      await noteAction(db, actorOf(staff), { action: 'orders-exported', subject: from, details });
      c.header('Content-Type', 'text/csv; charset=utf-8');
      c.header('Content-Disposition', `attachment; filename="orders-${from}-${to}.csv"`);
      c.header('Cache-Control', 'no-store');
      return c.body(await ordersCsv(db, details, lang ?? language));
    }),
  );
}

const exportPeriod = z.object({ from: periodDay(), to: periodDay(), lang: languageTag.optional().catch(undefined) });

async function found(sent: Promise<Response | undefined>): Promise<Response> {
  const response = await sent;
  if (!response) throw new CallError('notFound');
  return response;
}

interface SendFileDeps {
  readonly db: Db;
  readonly by: Actor;
  readonly folder: string;
}

async function fileAt(c: AppContext, db: Db): Promise<FoundAttachment> {
  const { data: id } = uuidText().toLowerCase().safeParse(pathText(c, 'id'));
  const saved = id && (await findAttachment(db, id));
  if (!saved) throw new CallError('notFound');
  return saved;
}

/** Sends an attachment of a ticket, and logs who downloaded it. */
async function sendFile(c: AppContext, { attachment, reference }: FoundAttachment, { db, by, folder }: SendFileDeps) {
  const answer = await sendAttachment(c, folder, attachment);
  await noteAction(db, by, { action: 'file-downloaded', subject: reference, details: { file: attachment.id } });
  return answer;
}

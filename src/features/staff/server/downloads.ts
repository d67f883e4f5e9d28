import { z } from 'zod';
import { sendIncoming } from '#features/incoming-mail/server/staff.ts';
import { ordersCsv } from '#features/payments/server/orders-csv.ts';
import { sendAttachment } from '#features/tickets/server/attachments.ts';
import { findAttachment } from '#features/tickets/server/store/find-tickets.ts';
import { periodDay, uuidText } from '#platform/contracts/bounded-input.ts';
import { languageTag } from '#platform/contracts/texts.ts';
import type { Db } from '#platform/database/database.ts';
import type { App, AppContext } from '#platform/server/app-context.ts';
import type { Config } from '#platform/server/config/config.ts';
import { attachmentsFolder } from '#platform/server/data-folders.ts';
import { CallError } from '#platform/server/errors/call-error.ts';
import { pathText, queryTexts } from '#platform/server/http/request-text.ts';
import { type Actor, noteAction } from '#platform/server/staff/staff-actions.ts';
import { staffFiles, staffMails, staffOrdersFile } from '#site/staff.ts';
import type { StaffContext } from './staff-context.ts';

/** The files of the team's pages. Every download is logged. */
export function mountDownloads(app: App, { dataDir }: Pick<Config, 'dataDir'>, context: StaffContext, db: Db): void {
  const { file, actorOf, pageOf } = context;
  const folder = attachmentsFolder(dataDir);
  app.get(
    `${staffFiles}/:id`,
    file('ticket', (c, staff) => found(sendFile(c, pathText(c, 'id'), { db, by: actorOf(staff), folder }))),
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

/** Sends an attachment of a ticket, and logs who downloaded it. Undefined if there is none with that id. */
async function sendFile(c: AppContext, typedId: string, { db, by, folder }: SendFileDeps) {
  const { data: id } = uuidText().toLowerCase().safeParse(typedId);
  const saved = id && (await findAttachment(db, id));
  if (!saved) return undefined;
  const { attachment, reference } = saved;
  const answer = await sendAttachment(c, folder, attachment);
  await noteAction(db, by, { action: 'file-downloaded', subject: reference, details: { file: attachment.id } });
  return answer;
}

import { uuidText } from '#contracts/bounded-input.ts';
import { findOwnTicket } from '#database/accounts/own-tickets.ts';
import { findAttachment } from '#database/tickets/find-attachment.ts';
import { ownFiles } from '#site/account/dashboard-address.ts';
import type { App } from '../../app-context.ts';
import { whileDatabaseAnswers } from '../../errors/while-database-answers.ts';
import { pathText } from '../../http/request-text.ts';
import { attachmentsFolder } from '../../tickets/attachments/attachments-folder.ts';
import { sendAttachment } from '../../tickets/attachments/send-attachment.ts';
import type { AccountDeps } from '../account-parts.ts';

/** What somebody has attached to a ticket, for them alone. */
export function mountOwnFiles(app: App, { config, database, accounts }: AccountDeps): void {
  app.get(`${ownFiles}/:id`, async (c) => {
    const { data: id } = uuidText().safeParse(pathText(c, 'id'));
    return whileDatabaseAnswers(database, async () => {
      const known = await accounts.signedIn(c);
      const found = known && id && (await findAttachment(database.db, id));
      if (!found || !(await findOwnTicket(database.db, known.user, found.reference))) return c.notFound();
      return sendAttachment(c, attachmentsFolder(config.dataDir), found.attachment);
    });
  });
}

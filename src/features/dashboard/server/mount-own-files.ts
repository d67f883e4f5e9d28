import type { AccountDeps } from '#features/accounts/server/accounts.ts';
import { sendAttachment } from '#features/tickets/server/attachments.ts';
import { findAttachment, findOwnTicket } from '#features/tickets/server/store/find-tickets.ts';
import { uuidText } from '#platform/contracts/bounded-input.ts';
import type { App } from '#platform/server/app-context.ts';
import { attachmentsFolder } from '#platform/server/data-folders.ts';
import { whileDatabaseAnswers } from '#platform/server/errors/while-database-answers.ts';
import { pathText } from '#platform/server/http/request-text.ts';
import { ownFiles } from '#site/dashboard.ts';

/** The attachments of a visitor's tickets, for their owner only. */
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

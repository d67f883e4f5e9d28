import { brand } from '#content/brand.ts';
import { takeCookie } from '#features/accounts/server/accounts.ts';
import { handOverNobody } from '#features/accounts/server/hand-over.ts';
import { forgetBrowser } from '#features/accounts/server/sign-in/known-browser.ts';
import { logDataRequest } from '#features/accounts/server/store/data-requests.ts';
import { meetingMails } from '#features/meetings/server/mail/meeting-mails.ts';
import { asAttachment } from '#features/tickets/server/attachments/as-attachment.ts';
import { readEmail } from '#platform/contracts/email-address.ts';
import { attachmentsFolder, removeAttachments } from '#platform/server/attachments-folder.ts';
import { typedText } from '#platform/server/http/request-text.ts';
import { href } from '#site/address.ts';
import { countAccountUse } from '../account-limits.ts';
import { collectData } from '../collect-data.ts';
import { deleteAccount } from '../store/delete-account.ts';
import { type Action, wrongIn } from './action.ts';

const view = { view: 'data' } as const;

/** Everything that is known of a person, as a file. */
export const download: Action = async (sent) => {
  const { c, parts, signedIn, language, now } = sent;
  await countAccountUse(sent, 'download');
  const data = await parts.database.db.transaction(async (tx) => {
    await logDataRequest(tx, signedIn.user.id, 'download', now);
    return collectData(tx, signedIn.user, language);
  });
  return c.body(`${JSON.stringify(data, null, 2)}\n`, 200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Disposition': asAttachment(`${brand.name.toLowerCase()}-${now.toISOString().slice(0, 10)}.json`),
    'Cache-Control': 'no-store',
  });
};

/** Whoever types the address of the account means it. */
export const deleteAll: Action = async (sent) => {
  const { c, parts, signedIn, language, body, now } = sent;
  if (readEmail(typedText(body, 'confirm_email')) !== signedIn.user.email) {
    return wrongIn(view, sent, { confirm_email: 'different' }, ['confirm_email']);
  }
  const { config, database, log, secretOf, wakeMail } = parts;
  const secret = await secretOf();
  const mailsOf = meetingMails({ config, secret });
  const files = await deleteAccount(database.db, signedIn.user, mailsOf, now);
  wakeMail?.();
  // The account is gone whatever becomes of its files: what is left of them goes with the next sweep.
  await removeAttachments(attachmentsFolder(config.dataDir), files).catch((error: unknown) =>
    log.warn({ id: c.get('requestId'), err: error }, 'files of a deleted account could not be removed'),
  );
  takeCookie(c);
  forgetBrowser(c, config, { secret, email: signedIn.user.email, now });
  handOverNobody(c, config);
  return c.redirect(`${href('/login', language)}?deleted=yes`, 303);
};

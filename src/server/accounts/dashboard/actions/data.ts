import { brand } from '#content/brand.ts';
import { logDataRequest } from '#database/accounts/data-requests.ts';
import { deleteAccount } from '#database/accounts/delete-account.ts';
import { href } from '#site/address.ts';
import { typedText } from '../../../http/request-text.ts';
import { meetingMails } from '../../../meetings/mail/meeting-mails.ts';
import { asAttachment } from '../../../tickets/attachments/as-attachment.ts';
import { attachmentsFolder, removeAttachments } from '../../../tickets/attachments/attachments-folder.ts';
import { takeCookie } from '../../accounts.ts';
import { collectData } from '../../collect-data.ts';
import { readEmail } from '../../email-address.ts';
import { handOverNobody } from '../../hand-over.ts';
import { forgetBrowser } from '../../sign-in/known-browser.ts';
import { countAccountUse } from '../account-limits.ts';
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

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { logDataRequest } from '#database/accounts/data-requests.ts';
import { deleteAccount } from '#database/accounts/delete-account.ts';
import { href } from '#site/address.ts';
import { meetingMails } from '../../../meetings/mail/meeting-mails.ts';
import { takeCookie } from '../../accounts.ts';
import { collectData } from '../../collect-data.ts';
import { handOverNobody } from '../../hand-over.ts';
import { countAccountUse } from '../account-limits.ts';
import { type Action, textIn, wrongIn } from './action.ts';

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
    'Content-Disposition': `attachment; filename="hormiga-${now.toISOString().slice(0, 10)}.json"`,
    'Cache-Control': 'no-store',
  });
};

/** Whoever types the address of the account means it. */
export const deleteAll: Action = async (sent) => {
  const { c, parts, signedIn, language, body, now } = sent;
  if (textIn(body, 'confirm_email').trim().toLowerCase() !== signedIn.user.email) {
    return wrongIn(view, sent, { confirm_email: 'different' }, ['confirm_email']);
  }
  const { config, database, secretOf, wakeMail } = parts;
  const mailsOf = meetingMails({ config, secret: await secretOf() });
  const files = await deleteAccount(database.db, signedIn.user, mailsOf, now);
  wakeMail?.();
  // If the server ends before this, what is left of them goes with the next sweep.
  await Promise.all(files.map((id) => rm(join(parts.config.dataDir, 'attachments', id), { force: true })));
  takeCookie(c);
  handOverNobody(c, parts.config);
  return c.redirect(`${href('/login', language)}?deleted=yes`, 303);
};

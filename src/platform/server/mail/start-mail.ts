import { resolve } from 'node:path';
import type { Db } from '../../database/database.ts';
import type { Config } from '../config/config.ts';
import { mailFolder } from '../data-folders.ts';
import type { Log } from '../logging/log.ts';
import type { Attach } from './attach.ts';
import type { DeliveryDeps } from './deliver-mail.ts';
import { folderTransport, smtpTransport } from './mail-transport.ts';
import { type MailWorker, startMailWorker } from './mail-worker.ts';

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;

/** Starts to send the mail of the outbox. Stop it before the database is closed. */
export function startMail(
  { smtpUrl, mailFrom, dataDir }: MailConfig,
  db: Db,
  log: Log,
  attach: Attach,
  count?: DeliveryDeps['count'],
): MailWorker {
  const transport = smtpUrl ? smtpTransport(smtpUrl, mailFrom) : folderTransport(mailFolder(dataDir), mailFrom);
  return startMailWorker({ db, transport, attach, log, now: () => new Date(), count });
}

/** Where mail goes, for the start banner. Contains no password. */
export function describeMail({ smtpUrl, dataDir }: Pick<Config, 'smtpUrl' | 'dataDir'>): readonly string[] {
  if (smtpUrl) return [`SMTP at ${new URL(smtpUrl).host}`];
  return [
    `written to ${resolve(mailFolder(dataDir))}`,
    'Not sent to anyone. To send it, set SMTP_URL to a mail server.',
  ];
}

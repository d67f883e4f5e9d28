import type { Db } from '../../database/database.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../logging/log.ts';
import type { Attach } from './attach.ts';
import type { DeliveryDeps } from './deliver-mail.ts';
import { folderTransport } from './folder-transport.ts';
import { mailFolder } from './mail-folder.ts';
import { type MailWorker, startMailWorker } from './mail-worker.ts';
import { smtpTransport } from './smtp-transport.ts';

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;

/** Sends the mail of the outbox from now on. To be stopped before the database is closed. */
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

import { resolve } from 'node:path';
import type { Config } from '../config/config.ts';
import { mailFolder } from './mail-folder.ts';

/** Where mail goes, for whoever starts the site. Holds no password. */
export function describeMail({ smtpUrl, dataDir }: Pick<Config, 'smtpUrl' | 'dataDir'>): readonly string[] {
  if (smtpUrl) return [`SMTP at ${new URL(smtpUrl).host}`];
  return [`kept in ${resolve(mailFolder(dataDir))}`, 'Reaches nobody. To send it, set SMTP_URL to a mail server.'];
}

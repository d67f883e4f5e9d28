import { pino } from 'pino';
import { expect, it } from 'vitest';
import { databaseForTests } from '#platform/database/testing.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { startSmtpServer } from '#platform/server/mail/testing-mail.ts';
import { listFolders } from './folders.ts';
import { startImapReader } from './imap-reader.ts';

it('an untrusted certificate of the mailbox is called so', async () => {
  const { db } = await databaseForTests('embedded');
  // What it would say after the handshake does not matter: the connection ends before.
  const { port, close } = await startSmtpServer({ secure: true });
  const config = readConfig({ INBOUND_IMAP_URL: `imaps://support:secret@127.0.0.1:${port}/INBOX` });
  const log = pino({ level: 'silent' });
  const timing = { poll: 600_000, pauses: [100], silence: 60_000, step: 60_000 };
  const reader = startImapReader({ config, db, log, wake: () => undefined, timing });
  try {
    await expect
      .poll(async () => (await listFolders(db))[0]?.lastError ?? undefined, { timeout: 60_000 })
      .toMatch(
        /^the certificate of the mail server (?:is not trusted|has expired) \([A-Z_]+\): correct the host in INBOUND_IMAP_URL, or the certificate$/,
      );
  } finally {
    await reader?.stop();
    await close();
  }
});

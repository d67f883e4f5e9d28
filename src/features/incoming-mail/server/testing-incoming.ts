import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { testApp, testSite } from '#app/testing-app.ts';
import { messagesOf } from '#features/tickets/server/store/conversation.ts';
import { findTicket } from '#features/tickets/server/store/find-tickets.ts';
import { type NewTicket, saveTicket } from '#features/tickets/server/store/save-ticket.ts';
import type { Database } from '#platform/database/database.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { attachmentsFolder } from '#platform/server/data-folders.ts';
import { logShape } from '#platform/server/logging/log.ts';
import { type ReplySide, replyAddress } from '#platform/server/mail/reply-address.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import type { HandleDeps } from './handled-mail.ts';
import { writeOriginal } from './original-files.ts';
import { parseMail } from './parse-mail.ts';
import { handleWaiting } from './start-incoming.ts';
import { saveIncoming } from './store.ts';
import { incomingMail } from './tables.ts';

const secret = 'x'.repeat(32);
export const inboundKey = 'k'.repeat(32);
export const staffEmail = 'eva@hormiga.example';

const site = testSite();

/** The lines of a message, with the ends that mail has. */
export function mailOf(headers: Readonly<Record<string, string | undefined>>, body = 'Hola, ¿cómo van?\n'): Buffer {
  const named = { 'MIME-Version': '1.0', 'Content-Type': 'text/plain; charset=utf-8', ...headers };
  const lines = Object.entries(named).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]));
  return Buffer.from(`${lines.join('\n')}\n\n${body}`.replace(/\r?\n/g, '\r\n'));
}

/** What our mail server writes into mail whose sender it has found to be genuine. */
const authServer = 'mx.hormiga.example';
export const proven = { 'Authentication-Results': `${authServer}; dkim=pass header.d=example.com` };

interface Options {
  /** How messages are read: in the process of the test, unless the process is what is tested. */
  readonly parse?: HandleDeps['parse'];
}

/** A site that receives mail, with tickets to receive it about. */
export function incomingApp(database: Database, { parse = parseMail }: Options = {}) {
  const { db } = database;
  const dataDir = mkdtempSync(join(tmpdir(), 'hormiga-incoming-'));
  const env = {
    DATA_DIR: dataDir,
    PUBLIC_URL: 'https://www.hormiga.example',
    INBOUND_MAIL_KEY: inboundKey,
    INBOUND_AUTH_SERVER: authServer,
    TEAM_EMAIL: 'support@hormiga.example',
    MAIL_FROM: 'Hormiga <contact@hormiga.example>',
    STAFF_EMAILS: staffEmail,
    FORM_SECRET: secret,
  };
  const config = readConfig(env);
  const log: string[] = [];
  const logger = pino(logShape, { write: (line: string) => void log.push(line) });
  const { app } = testApp({ database, site, env, log });
  const handle = () =>
    handleWaiting({ config, db, log: logger, parse, secretOf: async () => secret, wakeMail: () => undefined });
  const save = async (raw: Buffer, source: 'imap' | 'sent' | 'post' = 'imap', bytes = raw.length) => {
    const file = await writeOriginal(Readable.from([raw]), attachmentsFolder(dataDir));
    return saveIncoming(db, { source, file, bytes, folder: source === 'post' ? undefined : 'INBOX' });
  };
  return {
    app,
    config,
    dataDir,
    log,
    handle,
    secret,
    replyTo: (reference: string, side: ReplySide = 'customer') =>
      replyAddress(secret, config.replyEmail ?? '', { reference, side }),
    save,
    /** Saves a message, handles it, and returns what became of it. It is incomplete if it has more `bytes`. */
    async receive(...message: Parameters<typeof save>) {
      await save(...message);
      await handle();
      const rows = await db.select().from(incomingMail);
      return rows.sort((one, other) => one.receivedAt.getTime() - other.receivedAt.getTime()).at(-1);
    },
    async openTicket(change: Partial<NewTicket> = {}): Promise<string> {
      const written = { name: 'Ana', email: 'ana@example.com', message: 'Hola', language: 'es', createdAt: new Date() };
      const files = { write: async () => [], remove: async () => undefined };
      return saveTicket(db, { ...written, ...change }, { limits: [], files, mailsOf: () => [] });
    },
    async see(reference: string) {
      const found = await findTicket(db, reference);
      if (!found) throw new Error('There is no such ticket');
      const mails = await db.select().from(outboxMessage).where(eq(outboxMessage.state, 'waiting'));
      return {
        ...found,
        messages: await messagesOf(db, found.ticket.id),
        mails: mails.filter(({ key }) => key.startsWith(`ticket:${reference}:`)),
      };
    },
  };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { startImapReader } from '../../src/features/incoming-mail/server/imap-reader.ts';
import { inboundPath } from '../../src/features/incoming-mail/server/routes.ts';
import { incomingFolder, incomingMail } from '../../src/features/incoming-mail/server/tables.ts';
import { hasOpenssl, startFaultyImap } from '../../src/features/incoming-mail/server/testing-imap.ts';
import { inboundKey, incomingApp, mailOf } from '../../src/features/incoming-mail/server/testing-incoming.ts';
import { senderLimits } from '../../src/features/tickets/server/spam/form-token.ts';
import { ticket } from '../../src/features/tickets/server/tables.ts';
import { currentTime } from '../../src/platform/database/clock.ts';
import { bothDatabases, databaseForTests } from '../../src/platform/database/testing.ts';
import { readConfig } from '../../src/platform/server/config/config.ts';
import { claimMail, queueMail } from '../../src/platform/server/mail/outbox.ts';

/** As many as one network may deliver in a few seconds, and far more than a team gets in a week. */
const mails = 1_000;
/** One of five is from the same sender. */
const bySameSender = mails / 5;
const mostByOne = senderLimits.find(({ name }) => name === 'email-hour')?.most ?? 0;

const message = (number: number) =>
  mailOf({
    From: number % 5 === 0 ? 'same@example.com' : `sender${number}@example.com`,
    Subject: `Message ${number}`,
    'Message-ID': `<${number}@example.com>`,
  });

describe.each(bothDatabases)(
  'a thousand mails at once on %s',
  { tags: 'system', timeout: 5 * 60_000 },
  async (kind) => {
    const database = await databaseForTests(kind);
    const { db } = database;
    const { app, handle } = incomingApp(database);

    it('are all saved before they are acknowledged, handled once by two servers, and delay no code', async () => {
      const statuses: Record<number, number> = {};
      let next = 0;
      const deliver = async () => {
        while (next < mails) {
          const body = message(next++);
          const headers = {
            authorization: `Bearer ${inboundKey}`,
            'content-type': 'message/rfc822',
            'content-length': String(body.length),
          };
          const { status } = await app.request(inboundPath, { method: 'POST', body: new Uint8Array(body), headers });
          statuses[status] = (statuses[status] ?? 0) + 1;
        }
      };
      await Promise.all(Array.from({ length: 10 }, deliver));
      expect(statuses).toEqual({ 200: mails });
      expect(await db.$count(incomingMail)).toBe(mails);

      await Promise.all([handle(), handle()]);
      const { state, outcome, problem } = incomingMail;
      const groups = await db
        .select({ state, outcome, problem, mails: count() })
        .from(incomingMail)
        .groupBy(state, outcome, problem);
      // What exceeds the limit of a sender is kept for the team.
      const tickets = mails - bySameSender + mostByOne;
      expect(groups.sort((one, other) => other.mails - one.mails)).toEqual([
        { state: 'done', outcome: 'ticket', problem: null, mails: tickets },
        { state: 'failed', outcome: null, problem: 'tooMany', mails: bySameSender - mostByOne },
      ]);
      expect(await db.$count(ticket)).toBe(tickets);

      const now = currentTime();
      const later = new Date(now.getTime() + 60_000);
      await queueMail(db, { key: 'code', recipient: 'ana@example.com', subject: 'a', text: 'a', secretUntil: later });
      const claim = { now: new Date(currentTime().getTime() + 1_000), until: later, isExpress: true };
      expect(await claimMail(db, claim)).toMatchObject({ key: 'code' });
    });

    it.skipIf(!hasOpenssl)('are all read from a mailbox, each once', async () => {
      vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
      const dataDir = mkdtempSync(join(tmpdir(), 'hormiga-flood-'));
      const imap = await startFaultyImap(Array.from({ length: mails }, (_, number) => message(mails + number)));
      await db.delete(incomingMail);
      await db.insert(incomingFolder).values({ name: 'INBOX', uidValidity: '7', lastUid: 0 });
      const config = readConfig({ INBOUND_IMAP_URL: imap.url, DATA_DIR: dataDir });
      let saved = 0;
      const reader = startImapReader({ config, db, log: pino({ level: 'silent' }), wake: () => saved++ });
      await vi.waitUntil(() => saved === mails, { timeout: 4 * 60_000, interval: 100 });
      await reader?.stop();
      await imap.close();
      rmSync(dataDir, { recursive: true, force: true });
      expect(await db.$count(incomingMail)).toBe(mails);
    });
  },
);

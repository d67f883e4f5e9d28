import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { session, user, verification } from '#features/accounts/server/tables.ts';
import { insertTestMeeting } from '#features/meetings/server/store/testing-meetings.ts';
import { meeting } from '#features/meetings/server/tables.ts';
import { ticket, ticketAttachment } from '#features/tickets/server/tables.ts';
import { rowsOf } from '#platform/database/database.ts';
import { bothDatabases, databaseForTests } from '#platform/database/testing.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { mailFileName } from '#platform/server/data-folders.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { createMetrics } from '#platform/server/metrics/metrics.ts';
import { readMetrics } from '#platform/server/metrics/testing-metrics.ts';
import { features } from './features.ts';
import { startTidyingUp, tidyUp } from './tidy-up.ts';

describe.each(bothDatabases)('the clean-up on %s', async (kind) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hormiga-tidy-'));
  const [attachmentsDir, mailDir] = [join(dataDir, 'attachments'), join(dataDir, 'mail')];
  for (const folder of [attachmentsDir, mailDir]) mkdirSync(folder);
  const database = await databaseForTests(kind);
  afterAll(() => rmSync(dataDir, { recursive: true }));
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const place = { features, database, attachmentsDir, mailDir, days: readConfig({}).retentionDays, log };
  beforeEach(() => void lines.splice(0));

  const now = new Date();
  const hours = (n: number) => new Date(now.getTime() + n * 3_600_000);
  const days = (n: number) => hours(24 * n);

  it('removes expired sessions and codes', async () => {
    const [owner] = await database.db.insert(user).values({ name: '', email: 'a@example.com' }).returning();
    const userId = owner?.id ?? '';
    const times = [hours(-1), hours(1)];
    await database.db.insert(session).values(times.map((expiresAt) => ({ userId, token: randomUUID(), expiresAt })));
    await database.db
      .insert(verification)
      .values(times.map((expiresAt) => ({ identifier: 'x', value: 'y', expiresAt })));
    await tidyUp(place, now);
    for (const table of [session, verification]) {
      expect(await database.db.select({ expiresAt: table.expiresAt }).from(table)).toEqual([{ expiresAt: hours(1) }]);
    }
  });

  it('removes holds a day after they ended, and no meeting', async () => {
    const { db } = database;
    const ends = [hours(-25), hours(-23), hours(1)];
    for (const [n, heldUntil] of ends.entries()) {
      await insertTestMeeting(db, { state: n === 0 ? 'expired' : 'held', heldUntil, startsAt: hours(24 + n) });
    }
    await insertTestMeeting(db, { startsAt: hours(30), createdAt: hours(-1_000) });
    await tidyUp(place, now);
    const left = await db.select({ at: meeting.heldUntil }).from(meeting).orderBy(meeting.startsAt);
    expect(left).toEqual([{ at: hours(-23) }, { at: hours(1) }, { at: null }]);
  });

  it('removes an old ticket with its files, and logs how many, without personal data', async () => {
    const person = { name: 'Ana Secreta', email: 'ana.secreta@example.com', message: 'x', language: 'en' };
    const [old] = await database.db
      .insert(ticket)
      .values({
        ...person,
        reference: 'H-3333-3333',
        state: 'closed',
        createdAt: days(-1_200),
        lastActivityAt: days(-1_100),
      })
      .returning();
    const file = randomUUID();
    await database.db
      .insert(ticketAttachment)
      .values({ id: file, ticketId: old?.id ?? '', name: 'secreto.txt', type: 't', bytes: 1 });
    // Young, so that only the end of its ticket removes it, and not the search for files without a ticket.
    writeFileSync(join(attachmentsDir, file), 'x');
    const metrics = createMetrics();
    const tidying = startTidyingUp({ ...place, metrics });
    await expect.poll(() => lines).toHaveLength(1);
    await tidying.stop();
    expect(existsSync(join(attachmentsDir, file))).toBe(false);
    expect(await database.db.$count(ticket)).toBe(0);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ removed: { ticket: 1 } }]);
    expect(lines.join('')).not.toMatch(/ecret|H-3333/);
    expect(readMetrics(metrics.write())['hormiga_removed_rows_total{table="ticket"}']).toBe(1);
  });

  it('removes mail files after the retention time of sent mail, and no other file', async () => {
    const stored = { id: randomUUID(), createdAt: days(-89) };
    const message = { key: stored.id, recipient: 'a@example.com', subject: 's', text: 't', state: 'sent' } as const;
    await database.db.insert(outboxMessage).values({ ...message, ...stored, sentAt: days(-89) });
    const mailFile = (at: Date) => mailFileName({ id: randomUUID(), createdAt: at });
    const [old, young, other] = [mailFile(days(-91)), mailFileName(stored), 'notes.eml'];
    const [orphan, being] = [mailFile(days(-1)), mailFile(now)];
    for (const name of [old, young, other]) writeFileSync(join(mailDir, name), 'x');
    for (const name of [old, other]) utimesSync(join(mailDir, name), days(-91), days(-91));
    utimesSync(join(mailDir, young), days(-89), days(-89));
    for (const [name, at] of [
      [orphan, days(-1)],
      [being, now],
    ] as const) {
      writeFileSync(join(mailDir, name), 'x');
      utimesSync(join(mailDir, name), at, at);
    }
    expect(await tidyUp({ ...place, days: { ...place.days, 'sent-mail': 'forever' } }, now)).toEqual({
      // Neither has a row: their mails were deleted.
      'files of mail': 2,
    });
    expect(readdirSync(mailDir).toSorted()).toEqual([young, being, other].toSorted());
    const later = new Date(now.getTime() + 3 * 24 * 60 * 60_000);
    expect(await tidyUp(place, later)).toMatchObject({ 'files of mail': 2 });
    expect(readdirSync(mailDir)).toEqual([other]);
  });

  it('removes files without a ticket, unless they are new or not ours', async () => {
    const [ticketRow] = await database.db
      .insert(ticket)
      .values({
        reference: 'H-2222-2222',
        name: 'A',
        email: 'a@example.com',
        message: 'x',
        language: 'en',
        createdAt: now,
      })
      .returning();
    const [known, orphan, young] = [randomUUID(), randomUUID(), randomUUID()];
    await database.db
      .insert(ticketAttachment)
      .values({ id: known, ticketId: ticketRow?.id ?? '', name: 'n', type: 't', bytes: 1 });
    for (const name of [known, orphan, young, 'README']) writeFileSync(join(attachmentsDir, name), 'x');
    for (const name of [known, orphan, 'README']) utimesSync(join(attachmentsDir, name), hours(-2), hours(-2));
    // The file system dates a file by the clock of the machine, which need not be that of the test.
    utimesSync(join(attachmentsDir, young), now, now);
    await tidyUp(place, now);
    const left = [known, orphan, young, 'README'].map((name) => existsSync(join(attachmentsDir, name)));
    expect(left).toEqual([true, false, true, true]);
  });

  it('has ended once it is stopped, because the database is closed then', async () => {
    const orphan = join(attachmentsDir, randomUUID());
    writeFileSync(orphan, 'x');
    utimesSync(orphan, hours(-2), hours(-2));
    await startTidyingUp(place).stop();
    expect([existsSync(orphan), lines]).toEqual([false, []]);
  });

  it('works without a folder', async () => {
    await expect(tidyUp({ ...place, attachmentsDir: '/nowhere', mailDir: '/nowhere' }, now)).resolves.toEqual({});
  });

  it('lets the embedded database reuse the space of removed rows', async () => {
    const { db } = database;
    const size = async () => {
      const [found] = await rowsOf(
        db,
        z.object({ bytes: z.coerce.number() }),
        sql`select pg_relation_size('consent_receipt') as bytes`,
      );
      return found?.bytes ?? 0;
    };
    const fill = () =>
      db.execute(sql`insert into consent_receipt (id, visitor, purposes, version, language, at)
        select gen_random_uuid(), gen_random_uuid(), '{}', '1', 'es', now() - interval '4000 days' from generate_series(1, 2000)`);
    await fill();
    const once = await size();
    for (let round = 0; round < 3; round++) {
      await tidyUp(place, now);
      // PostgreSQL does this automatically, a minute later.
      if (kind === 'postgres') await db.execute(sql`vacuum consent_receipt`);
      await fill();
    }
    expect(await size()).toBeLessThan(once * 2);
  });
});

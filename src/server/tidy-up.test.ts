import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { outboxMessage } from '#database/tables/outbox-message.ts';
import { sandboxEvent } from '#database/tables/sandbox-event.ts';
import { session } from '#database/tables/session.ts';
import { signInCode } from '#database/tables/sign-in-code.ts';
import { ticket } from '#database/tables/ticket.ts';
import { ticketAttachment } from '#database/tables/ticket-attachment.ts';
import { useCount } from '#database/tables/use-count.ts';
import { user } from '#database/tables/user.ts';
import { verification } from '#database/tables/verification.ts';
import { databaseForTests, databaseKinds } from '#database/testing.ts';
import { startTidyingUp, tidyUp } from './tidy-up.ts';

describe.each(databaseKinds)('tidying up on %s', async (kind) => {
  const attachmentsDir = mkdtempSync(join(tmpdir(), 'hormiga-tidy-'));
  const database = await databaseForTests(kind);
  afterAll(() => rmSync(attachmentsDir, { recursive: true }));

  const now = new Date();
  const hours = (n: number) => new Date(now.getTime() + n * 3_600_000);

  it('removes sessions and codes that have run out', async () => {
    const [owner] = await database.db.insert(user).values({ name: '', email: 'a@example.com' }).returning();
    const userId = owner?.id ?? '';
    const times = [hours(-1), hours(1)];
    await database.db.insert(session).values(times.map((expiresAt) => ({ userId, token: randomUUID(), expiresAt })));
    await database.db
      .insert(verification)
      .values(times.map((expiresAt) => ({ identifier: 'x', value: 'y', expiresAt })));
    await tidyUp({ db: database.db, attachmentsDir }, now);
    for (const table of [session, verification]) {
      expect(await database.db.select({ expiresAt: table.expiresAt }).from(table)).toEqual([{ expiresAt: hours(1) }]);
    }
  });

  it('removes codes, counts, what was played and to whom a secret went, each after its time', async () => {
    const { db } = database;
    const days = (n: number) => hours(24 * n);
    const [code, mail] = ['c', { recipient: 'a@example.com', subject: 's', text: 't' }];
    const played = { transactionId: 't', status: 'APPROVED', body: {} };
    await db
      .insert(signInCode)
      .values([hours(-1), hours(1)].map((expiresAt) => ({ id: randomUUID(), code, createdAt: now, expiresAt })));
    await db.insert(useCount).values([hours(-1), hours(1)].map((until) => ({ key: randomUUID(), uses: 1, until })));
    await db.insert(sandboxEvent).values([days(-31), days(-29)].map((dueAt) => ({ ...played, dueAt })));
    await db
      .insert(outboxMessage)
      .values([hours(-25), hours(-23), null].map((secretUntil) => ({ ...mail, key: randomUUID(), secretUntil })));
    await tidyUp({ db, attachmentsDir }, now);
    expect(await db.select({ at: signInCode.expiresAt }).from(signInCode)).toEqual([{ at: hours(1) }]);
    expect(await db.select({ at: useCount.until }).from(useCount)).toEqual([{ at: hours(1) }]);
    expect(await db.select({ at: sandboxEvent.dueAt }).from(sandboxEvent)).toEqual([{ at: days(-29) }]);
    const left = await db.select({ at: outboxMessage.secretUntil }).from(outboxMessage);
    expect(left).toHaveLength(2);
    expect(left).toEqual(expect.arrayContaining([{ at: hours(-23) }, { at: null }]));
  });

  it('removes files that belong to no ticket, unless they are new or not ours', async () => {
    const [kept] = await database.db
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
      .values({ id: known, ticketId: kept?.id ?? '', name: 'n', type: 't', bytes: 1 });
    for (const name of [known, orphan, young, 'README']) writeFileSync(join(attachmentsDir, name), 'x');
    for (const name of [known, orphan, 'README']) utimesSync(join(attachmentsDir, name), hours(-2), hours(-2));
    await tidyUp({ db: database.db, attachmentsDir }, now);
    const left = [known, orphan, young, 'README'].map((name) => existsSync(join(attachmentsDir, name)));
    expect(left).toEqual([true, false, true, true]);
  });

  it('is at its end once it is stopped: the database is closed then', async () => {
    const orphan = join(attachmentsDir, randomUUID());
    writeFileSync(orphan, 'x');
    utimesSync(orphan, hours(-2), hours(-2));
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(line) });
    await startTidyingUp({ db: database.db, attachmentsDir }, log).stop();
    expect([existsSync(orphan), lines]).toEqual([false, []]);
  });

  it('does without a folder', async () => {
    await expect(tidyUp({ db: database.db, attachmentsDir: '/nowhere' }, now)).resolves.toBeUndefined();
  });
});

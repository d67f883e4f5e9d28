import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { session } from '#database/tables/session.ts';
import { ticket } from '#database/tables/ticket.ts';
import { ticketAttachment } from '#database/tables/ticket-attachment.ts';
import { user } from '#database/tables/user.ts';
import { verification } from '#database/tables/verification.ts';
import { databaseForTests, databaseKinds } from '#database/testing.ts';
import { tidyUp } from './tidy-up.ts';

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

  it('does without a folder', async () => {
    await expect(tidyUp({ db: database.db, attachmentsDir: '/nowhere' }, now)).resolves.toBeUndefined();
  });
});

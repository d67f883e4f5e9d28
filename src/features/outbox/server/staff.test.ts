import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { staffApp } from '#features/staff/server/testing-staff.ts';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { listActions } from '#platform/server/staff/staff-actions.ts';

describe.each(databaseKinds())('outgoing mail in the console, on %s', async (kind) => {
  const database = await databaseForTests(kind);
  const staff = await staffApp(database);
  afterAll(() => rmSync(staff.dataDir, { recursive: true }));

  it('is sent again, but never if it was already sent', async () => {
    const mail = (change: Partial<typeof outboxMessage.$inferInsert>) => {
      const id = randomUUID();
      const values = { id, key: id, recipient: 'jane@example.com', subject: 'Secret', text: 'Secret' };
      return database.db
        .insert(outboxMessage)
        .values({ ...values, ...change })
        .then(() => id);
    };
    const dead = await mail({ state: 'dead', attempts: 7, lastError: 'refused' });
    const view = await (await staff.get('/staff/en?view=outbox')).text();
    expect(view).toContain(`"id":"${dead}","key":"${dead}","recipient":"j***@example.com","state":"dead","attempts":7`);
    expect(view).not.toMatch(/Secret|jane/);
    const before = staff.woken.times;
    expect((await staff.done({ action: 'resend', mail: dead })).answer).toMatchObject({
      done: 'resent',
      view: { kind: 'outbox' },
    });
    const [again] = await database.db.select().from(outboxMessage).where(eq(outboxMessage.id, dead));
    expect(again).toMatchObject({ state: 'waiting', attempts: 0 });
    expect(await staff.actionsOn(dead)).toEqual(['mail-resent']);
    await mail({ state: 'dead' });
    await mail({ state: 'dead' });
    for (const _ of [1, 2]) await staff.done({ action: 'resendDead' });
    expect(await listActions(database.db, { subject: 'dead', limit: 9 })).toMatchObject([{ details: { messages: 2 } }]);
    expect(staff.woken.times).toBeGreaterThan(before);
    const sent = await mail({ state: 'sent' });
    const held = await mail({ claimedUntil: new Date(Date.now() + 60_000) });
    expect(await staff.refused({ action: 'resend', mail: sent }, 409)).toMatchObject({ errorCode: 'alreadySent' });
    expect(await staff.refused({ action: 'resend', mail: held }, 409)).toMatchObject({ errorCode: 'beingSent' });
    expect(await staff.refused({ action: 'resend', mail: randomUUID() }, 404)).toMatchObject({
      errorCode: 'unknownMail',
    });
    expect(await staff.refused({ action: 'resend', mail: 'x' }, 422)).toMatchObject({ errorCode: 'wrongInput' });
    expect([...(await staff.actionsOn(sent)), ...(await staff.actionsOn(held))]).toEqual([]);
  });
});

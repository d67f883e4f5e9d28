import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { like } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { rateLimitCount } from '#platform/database/tables.ts';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { listActions } from '#platform/server/staff/staff-actions.ts';
import { staffActions } from './staff-context.ts';
import { answerIn, staffApp, viewIn } from './testing-staff.ts';

describe.each(databaseKinds())('forms of the team, on %s', async (kind) => {
  const database = await databaseForTests(kind);
  const staff = await staffApp(database);
  afterAll(() => rmSync(staff.dataDir, { recursive: true }));

  it('actions are rate limited per hour, and what was typed is shown again', async () => {
    await staff.done({ action: 'resendDead' });
    const use = (uses: number) =>
      database.db.update(rateLimitCount).set({ uses }).where(like(rateLimitCount.key, 'staff-action:%'));
    await use(staffActions.most);
    const answer = {
      action: 'answer',
      ticket: await staff.saveTicket(),
      message_id: randomUUID(),
      message: 'A long answer',
    };
    expect(await staff.refused(answer, 429)).toMatchObject({
      errorCode: 'tooManyRequests',
      typed: { message: 'A long answer' },
    });
    expect(await staff.actionsOn(answer.ticket)).toEqual([]);
    await use(0);
    expect((await staff.done(answer)).answer).toMatchObject({ done: 'answered' });
  });

  it('an unknown form does nothing', async () => {
    const count = async () => (await listActions(database.db, { limit: 1000 })).length;
    const before = await count();
    for (const fields of [{}, { action: 'drop' }, { action: '__proto__' }]) {
      expect(await staff.refused(fields, 422)).toMatchObject({ errorCode: 'wrongInput', view: { kind: 'tickets' } });
    }
    const json = { 'content-type': 'application/json' };
    const response = await staff.post({ action: 'resendDead' }, { headers: json });
    expect(response.status).toBe(415);
    expect(await answerIn(response)).toMatchObject({ errorCode: 'wrongInput', view: { kind: 'nothing' } });
    expect(await count()).toBe(before);
  });

  it('actions are in the log, the latest first, fifty per page', async () => {
    const reference = await staff.saveTicket();
    for (let n = 0; n < 51; n++) {
      await staff.post({ action: 'state', ticket: reference, state: n % 2 ? 'new' : 'answered' });
    }
    const page = async (number: number) => viewIn(await staff.get(`/staff/en?view=log&page=${number}`), 'log');
    const first = await page(1);
    expect([first.actions.length, first.hasOlder]).toEqual([50, true]);
    expect(new Set(first.actions.map(({ subject }) => subject))).toEqual(new Set([reference]));
    expect((await page(2)).actions[0]?.subject).toBe(reference);
  });

  it('no personal data is written to the request log', () => {
    expect(staff.log.length).toBeGreaterThan(50);
    expect(staff.log.join()).not.toMatch(/ana@|eva@|jane|hola|H-\w{4}-\w{4}/i);
  });
});

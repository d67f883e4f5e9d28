import { beforeEach, describe, expect, it } from 'vitest';
import { databaseForTests } from '#platform/database/testing.ts';
import { inboundPath } from './routes.ts';
import { largestMail } from './store.ts';
import { incomingMail } from './tables.ts';
import { inboundKey, incomingApp, mailOf } from './testing-incoming.ts';

describe('the address for mail providers', async () => {
  const database = await databaseForTests('embedded');
  const { db } = database;
  const { app, handle } = incomingApp(database);
  beforeEach(() => db.delete(incomingMail));
  const post = (body: Buffer, headers: Readonly<Record<string, string>> = {}) =>
    app.request(inboundPath, {
      method: 'POST',
      body: new Uint8Array(body),
      headers: {
        authorization: `Bearer ${inboundKey}`,
        'content-type': 'message/rfc822',
        'content-length': String(body.length),
        ...headers,
      },
    });
  const raw = mailOf({ From: 'ana@example.com', 'Message-ID': '<a@example.com>' });

  it('saves a message before it answers, and the same one once', async () => {
    expect([(await post(raw)).status, (await post(raw)).status]).toEqual([200, 200]);
    expect(await db.select().from(incomingMail)).toMatchObject([
      { source: 'post', state: 'waiting', bytes: raw.length },
    ]);
    await Promise.all([handle(), handle()]);
    expect(await db.select().from(incomingMail)).toMatchObject([{ state: 'done', outcome: 'ticket', raw: null }]);
  });

  it('refuses wrong keys, other types and empty bodies, and saves nothing', async () => {
    const wrong = [{ authorization: 'Bearer wrong' }, { authorization: '' }, { 'content-type': 'application/json' }];
    const statuses = [];
    for (const headers of wrong) statuses.push((await post(raw, headers)).status);
    statuses.push((await post(Buffer.alloc(0))).status);
    expect(statuses).toEqual([401, 401, 415, 400]);
    expect(await db.$count(incomingMail)).toBe(0);
    for (let tries = 0; tries < 20; tries++) await post(raw, { authorization: 'Bearer wrong' });
    expect((await post(raw, { authorization: 'Bearer wrong' })).status).toBe(429);
    expect((await post(raw)).status).toBe(200);
  });

  it('records that a message was too large', async () => {
    const length = String(largestMail + 1);
    expect((await post(raw, { 'content-length': length })).status).toBe(413);
    await post(raw, { 'content-length': length });
    expect(await db.select().from(incomingMail)).toMatchObject([
      { state: 'failed', problem: 'tooLarge', bytes: largestMail + 1 },
    ]);
  });
});

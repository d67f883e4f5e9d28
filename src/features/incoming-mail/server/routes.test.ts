import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseForTests } from '#platform/database/testing.ts';
import { inboundPath } from './routes.ts';
import { largestMail } from './store.ts';
import { incomingMail } from './tables.ts';
import { inboundKey, incomingApp, mailOf } from './testing-incoming.ts';

describe('the address for mail providers', async () => {
  const database = await databaseForTests('embedded');
  const { db } = database;
  const { app, handle, dataDir } = incomingApp(database);
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
    expect(await db.select().from(incomingMail)).toMatchObject([
      { state: 'done', outcome: 'ticket', original: expect.any(String) },
    ]);
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

  it('refuses a compressed body, which nobody could read', async () => {
    expect((await post(raw, { 'content-encoding': 'gzip' })).status).toBe(415);
    expect(await db.$count(incomingMail)).toBe(0);
  });

  it('saves the beginning of a message that is too large, once, and says that it did not take all of it', {
    tags: 'system',
  }, async () => {
    const filler = Buffer.alloc(largestMail, 'x'.repeat(70).concat('\r\n'));
    const large = Buffer.concat([raw, filler]);
    expect([(await post(large)).status, (await post(large)).status]).toEqual([413, 413]);
    await handle();
    expect(await db.select().from(incomingMail)).toMatchObject([
      { state: 'done', outcome: 'ticket', isWhole: false, isCut: true, bytes: large.length },
    ]);
    const files = readdirSync(join(dataDir, 'attachments'));
    expect(files.map((file) => statSync(join(dataDir, 'attachments', file)).size)).toContain(largestMail);
  });

  it('refuses a compressed message, which nobody could read, and saves nothing', async () => {
    for (const encoding of ['gzip', 'br', 'deflate, gzip'])
      expect((await post(raw, { 'content-encoding': encoding })).status).toBe(415);
    expect(await db.$count(incomingMail)).toBe(0);
  });
});

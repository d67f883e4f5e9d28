import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testApp, testSite } from '#app/testing-app.ts';
import { errorEnvelope } from '#platform/contracts/envelope.ts';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { saveConsent } from '../contract.ts';
import { listReceipts } from './store.ts';

const site = testSite();
const answer = () => {
  const ids = { id: randomUUID(), visitor: randomUUID() };
  return { ...ids, purposes: ['marketing'], version: '2026-11-01', language: 'es' };
};

describe.each(databaseKinds())('the consent receipt, on %s', async (kind) => {
  const database = await databaseForTests(kind);
  const { app } = testApp({ database, site });

  const send = (body: unknown, headers: Record<string, string> = {}) =>
    app.request(saveConsent.path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'user-agent': 'Browser/1', ...headers },
    });

  it('is saved with the server’s time and nothing about the browser', async () => {
    const sent = answer();
    const before = Date.now();
    const { CODE, DATA } = saveConsent.response.parse(await (await send(sent)).json());
    expect([CODE, DATA.id]).toEqual([1, sent.id]);
    expect(Date.parse(DATA.at)).toBeGreaterThanOrEqual(before);
    expect(await listReceipts(database.db, sent.visitor)).toEqual([{ ...sent, at: new Date(DATA.at) }]);
  });

  it('may say that nothing was agreed to', async () => {
    const sent = { ...answer(), purposes: [] };
    expect((await send(sent)).status).toBe(200);
    expect(await listReceipts(database.db, sent.id)).toMatchObject([{ purposes: [] }]);
  });

  it('is saved once, with one answer, however often and fast it is sent', async () => {
    const sent = answer();
    const texts = await Promise.all(Array.from({ length: 8 }, async () => (await send(sent)).text()));
    texts.push(await (await send({ ...sent, purposes: [] })).text());
    expect(new Set(texts).size).toBe(1);
    expect(await listReceipts(database.db, sent.visitor)).toMatchObject([{ purposes: ['marketing'] }]);
  });

  it('is refused from another site', async () => {
    const sent = answer();
    expect((await send(sent, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(await listReceipts(database.db, sent.id)).toEqual([]);
  });

  it.each([
    ['id', { id: 'somebody' }],
    ['visitor', { visitor: undefined }],
    ['purposes.0', { purposes: ['everything'] }],
    ['purposes', { purposes: ['marketing', 'marketing'] }],
    ['version', { version: '' }],
    ['version', { version: 'cannot be stored: \u0000' }],
    ['language', { language: 'ja' }],
  ])('names the field %s if it is invalid', async (field, change) => {
    const response = await send({ ...answer(), ...change });
    expect(response.status).toBe(422);
    expect(Object.keys(errorEnvelope.parse(await response.json()).DATA.fields ?? {})).toEqual([field]);
  });
});

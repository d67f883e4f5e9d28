import { afterAll, describe, expect, it } from 'vitest';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { checkoutPath, idOf, noon, testKeys, testSandbox, typed } from './testing-sandbox.ts';

const path = '/sandbox/v1/transactions';
const authorization = `Bearer ${testKeys.privateKey}`;

describe.each(databaseKinds())('the API of the sandbox on %s', async (kind) => {
  const database = await databaseForTests(kind);
  const sandbox = testSandbox(database.db);
  afterAll(() => sandbox.stop());

  const voided = (id: string, headers: Record<string, string> = { authorization }) =>
    sandbox.app.request(`${path}/${id}/void`, { method: 'POST', headers });

  it('describes a transaction as Wompi does', async () => {
    const id = idOf(await sandbox.post(checkoutPath({ reference: 'P-ONE' }), typed({ delay: '5' })));
    const response = await sandbox.get(`${path}/${id}`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await response.json()).toEqual({
      data: {
        id,
        reference: 'P-ONE',
        status: 'PENDING',
        currency: 'COP',
        amount_in_cents: 5_000_000,
        customer_email: 'ana@example.com',
        payment_method_type: 'CARD',
        created_at: new Date(noon).toISOString(),
        finalized_at: null,
      },
    });
    expect((await voided(id)).status).toBe(422);
  });

  it('answers 404 for an unknown transaction', async () => {
    const response = await sandbox.get(`${path}/sbx-nothing`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { type: 'NOT_FOUND_ERROR' } });
    for (const id of ['sbx-nothing', '%00', 'x'.repeat(1_000), '%F0%9F%90%9C']) {
      expect([(await sandbox.get(`${path}/${id}`)).status, (await voided(id)).status]).toEqual([404, 404]);
    }
  });

  it('searches by reference for the shop only', async () => {
    const id = idOf(await sandbox.post(checkoutPath({ reference: 'P-TWO' }), typed()));
    const find = (reference: string, headers: Record<string, string> = { authorization }) =>
      sandbox.get(`${path}?reference=${reference}`, headers);
    expect(await (await find('P-TWO')).json()).toMatchObject({
      data: [{ id, reference: 'P-TWO', status: 'APPROVED' }],
    });
    expect(await (await find('P-NONE')).json()).toEqual({ data: [] });
    for (const wrong of ['', 'Bearer', `Bearer ${testKeys.publicKey}`, testKeys.privateKey, `${authorization}0`]) {
      expect((await find('P-TWO', { authorization: wrong })).status).toBe(401);
    }
    expect((await find('P-TWO', {})).status).toBe(401);
    expect((await find('P-TWO')).headers.get('cache-control')).toBe('no-store');
    expect((await sandbox.get(path, { authorization })).status).toBe(422);
  });

  it('voids an approved payment once, and sends an event', async () => {
    const id = idOf(await sandbox.post(checkoutPath(), typed()));
    expect((await voided(id, {})).status).toBe(401);
    const answers = await Promise.all([voided(id), voided(id), voided(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(await (await sandbox.get(`${path}/${id}`)).json()).toMatchObject({
      data: { status: 'VOIDED', finalized_at: new Date(noon).toISOString() },
    });
    sandbox.clock.time = noon + 10;
    sandbox.start();
    const sentTransactions = () => sandbox.deliveries.map(({ body }) => JSON.parse(body).data.transaction);
    await expect.poll(() => sentTransactions().filter((one) => one.id === id)).toHaveLength(3);
    await sandbox.stop();
    const { length } = sentTransactions().filter((one) => one.id === id && one.status === 'VOIDED');
    expect(length).toBe(1);
    sandbox.clock.time = noon;
  });

  it('does not void a payment that was not approved', async () => {
    const id = idOf(await sandbox.post(checkoutPath(), typed({ card: 'DECLINED' })));
    expect((await voided(id)).status).toBe(422);
    const late = idOf(await sandbox.post(checkoutPath(), typed({ delay: '5' })));
    sandbox.clock.time = noon + 5_000;
    expect((await voided(late)).status).toBe(200);
    sandbox.clock.time = noon;
  });
});

import { afterAll, describe, expect, it } from 'vitest';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { checkoutPath, idOf, noon, testKeys, testSandbox, typed } from './testing-sandbox.ts';

const path = '/sandbox/v1/transactions';
const authorization = `Bearer ${testKeys.privateKey}`;

describe.each(databaseKinds())('the API of the sandbox on %s', async (kind) => {
  const database = await databaseForTests(kind);
  const sandbox = testSandbox(database.db);
  afterAll(() => sandbox.stop());

  const find = (reference: string, headers: Record<string, string> = { authorization }) =>
    sandbox.get(`${path}?reference=${reference}`, headers);

  it('finds the transaction of an order, and describes it as Wompi does', async () => {
    const id = idOf(await sandbox.post(checkoutPath({ reference: 'P-ONE' }), typed({ delay: '5' })));
    const response = await find('P-ONE');
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const transaction = {
      id,
      reference: 'P-ONE',
      status: 'PENDING',
      currency: 'COP',
      amount_in_cents: 5_000_000,
      customer_email: 'ana@example.com',
      created_at: new Date(noon).toISOString(),
    };
    expect(await response.json()).toEqual({ data: [transaction] });
    sandbox.clock.time = noon + 5_000;
    expect(await (await find('P-ONE')).json()).toEqual({ data: [{ ...transaction, status: 'APPROVED' }] });
    sandbox.clock.time = noon;
  });

  it.each(['P-NONE', '', 'x'.repeat(1_000)])('finds nothing for %j', async (reference) => {
    expect(await (await find(reference)).json()).toEqual({ data: [] });
  });

  it('answers the shop only', async () => {
    for (const wrong of ['', 'Bearer', `Bearer ${testKeys.publicKey}`, testKeys.privateKey, `${authorization}0`]) {
      expect((await find('P-ONE', { authorization: wrong })).status).toBe(401);
    }
    expect((await find('P-ONE', {})).status).toBe(401);
  });
});

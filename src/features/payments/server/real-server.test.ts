// @module-tag servers
// @module-tag system
import { setTimeout as wait } from 'node:timers/promises';
import { it } from 'vitest';
import { realServers } from '#app/testing-real-server.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { databaseKinds } from '#platform/database/testing.ts';
import { migrationsDir } from '#platform/database/testing-migrations.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { createTransaction, getPaymentState } from '../contract.ts';
import { paymentOrder } from './tables.ts';

const { makeData, startSite } = realServers({ PAYMENTS: 'sandbox' });

const json = { 'content-type': 'application/json', accept: 'application/json' };
const post = (url: string, body: unknown) => fetch(url, { method: 'POST', headers: json, body: JSON.stringify(body) });

async function order(url: string) {
  const purchase = { currency: 'COP', value: 40_000, product_id: 4, plan_id: 'small', lang: 'es' };
  return createTransaction.response.parse(await (await post(url + createTransaction.path, purchase)).json()).DATA;
}

/** Fills in the card form of the sandbox. Resolves when the sandbox has the payment, or the server is gone. */
async function pay(url: string, checkout: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const card = { card: 'APPROVED', name: 'Ana', email: 'ana@example.com' };
  const body = new URLSearchParams({ ...card, delay: '0', events: 'normal', ...fields });
  await fetch(url + checkout, { method: 'POST', body, redirect: 'manual' }).catch(() => undefined);
}

async function stateOf(url: string, { reference, order_url }: { reference: string; order_url: string }) {
  const key = new URL(order_url, url).searchParams.get('key') ?? '';
  const answer = await post(url + getPaymentState.path, { reference, key });
  return getPaymentState.response.parse(await answer.json()).DATA.state;
}

// In parallel, since most of the time is waiting.
it.concurrent.for(databaseKinds())(
  'servers killed between the payment and its event leave one paid order for each: %s',
  { timeout: 120_000 },
  async (kind, { expect }) => {
    const { dataDir, url: databaseUrl, env } = await makeData(kind);

    const first = await startSite(env);
    const orders = await Promise.all(Array.from({ length: 6 }, () => order(first.url)));
    const ways = ['normal', 'repeated', 'reversed', 'lost', 'late', 'normal'];
    let paid = 0;
    await Promise.all(
      orders.map(async ({ checkout_url }, n) => {
        await pay(first.url, checkout_url, { events: ways[n] ?? '', delay: String(n % 3) });
        // In the middle: some events have been delivered, some are being delivered, some are still to come.
        if (++paid === 3) first.site.child.kill('SIGKILL');
      }),
    );
    expect(await first.site.ended()).toBe('SIGKILL');

    const second = await startSite(env);
    for (const [n, { checkout_url }] of orders.entries()) {
      // Visitors without an answer send the form again; those who had paid see that it is done.
      await pay(second.url, checkout_url, { events: ways[n] ?? '' });
    }
    for (const made of orders) {
      await expect.poll(() => stateOf(second.url, made), { timeout: 40_000, interval: 1_000 }).toBe('paid');
    }
    // Events that arrive later change nothing more.
    await wait(3_000);
    second.site.child.kill('SIGTERM');
    expect(await second.site.ended()).toBe(0);

    const database = await openDatabase({ dataDir, url: databaseUrl, migrationsDir, briefly: true });
    const [saved, mails] = await Promise.all([
      database.db.select().from(paymentOrder),
      database.db.select({ key: outboxMessage.key }).from(outboxMessage),
    ]);
    await database.close();
    expect(saved.map(({ state }) => state)).toEqual(orders.map(() => 'paid'));
    expect(mails).toHaveLength(orders.length * 2);
  },
);

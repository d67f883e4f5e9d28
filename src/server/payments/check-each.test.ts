import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { findOrder } from '#database/payments/find-order.ts';
import type { PaymentOrder } from '#database/payments/payment-rows.ts';
import { databaseForTests } from '#database/testing.ts';
import { readConfig } from '../config.ts';
import { checkEach } from './check-each.ts';
import { type PaymentProvider, ProviderFailure } from './providers/provider.ts';
import { paymentApp } from './testing-payments.ts';

describe('asking about many orders', { timeout: 60_000 }, async () => {
  const database = await databaseForTests('embedded');
  const shop = paymentApp(database);

  async function orders(count: number): Promise<PaymentOrder[]> {
    const made = await Promise.all(Array.from({ length: count }, () => shop.order()));
    for (const one of made) shop.attempt(one).say('APPROVED');
    const found = await Promise.all(made.map(({ reference }) => findOrder(database.db, reference)));
    return found.filter((order) => order !== undefined);
  }
  const check = (of: readonly PaymentOrder[], provider: PaymentProvider) =>
    checkEach(of, provider, {
      ...{ config: readConfig({}), database, log: pino({ level: 'silent' }), provider },
      secretOf: async () => 'secret',
    });
  const failingFor = (bad: readonly string[], asked: string[] = []): PaymentProvider => ({
    ...shop.provider,
    findByReference(reference) {
      asked.push(reference);
      if (bad.includes(reference)) throw new ProviderFailure('rubbish');
      return shop.provider.findByReference(reference);
    },
  });

  it('goes on after one that nobody can answer about', async () => {
    const [bad, ...good] = await orders(3);
    const { failed } = await check(
      [bad, ...good].filter((one) => one !== undefined),
      failingFor([bad?.reference ?? '']),
    );
    expect(failed).toEqual([bad]);
    for (const { reference } of good) {
      expect(await findOrder(database.db, reference)).toMatchObject({ state: 'paid', checks: 1 });
    }
    expect(await findOrder(database.db, bad?.reference ?? '')).toMatchObject({ state: 'open', checks: 0 });
  });

  it('spares a provider that is away', async () => {
    const all = await orders(6);
    const asked: string[] = [];
    const { failed } = await check(
      all,
      failingFor(
        all.map(({ reference }) => reference),
        asked,
      ),
    );
    expect(failed).toHaveLength(6);
    expect(asked).toHaveLength(3);
  });
});

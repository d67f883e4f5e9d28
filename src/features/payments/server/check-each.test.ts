import { eq, inArray } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { databaseForTests } from '#platform/database/testing.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { logShape } from '#platform/server/logging/log.ts';
import { checkEach, startReconciling } from './check-order.ts';
import { type PaymentProvider, ProviderFailure } from './providers/provider.ts';
import { findOrder, type PaymentOrder } from './store/orders.ts';
import { paymentOrder } from './tables.ts';
import { paymentApp } from './testing-payments.ts';

describe('checking many orders', async () => {
  const database = await databaseForTests('embedded');
  const shop = paymentApp(database);

  async function orders(count: number): Promise<PaymentOrder[]> {
    const made = await Promise.all(Array.from({ length: count }, () => shop.order()));
    for (const one of made) shop.attempt(one).say('APPROVED');
    const found = await Promise.all(made.map(({ reference }) => findOrder(database.db, reference)));
    return found.filter((order) => order !== undefined);
  }
  const partsOf = (provider: PaymentProvider | undefined) => ({
    config: readConfig({}),
    database,
    log: pino({ level: 'silent' }),
    provider,
    secretOf: async () => 'secret',
  });
  const check = (of: readonly PaymentOrder[], provider: PaymentProvider) => checkEach(of, provider, partsOf(provider));
  const failingFor = (bad: readonly string[], requested: string[] = []): PaymentProvider => ({
    ...shop.provider,
    findByReference(reference) {
      requested.push(reference);
      if (bad.includes(reference)) throw new ProviderFailure('rubbish');
      return shop.provider.findByReference(reference);
    },
  });

  it('continues after an order that the provider cannot answer about', async () => {
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

  it('stops asking a provider that does not answer', async () => {
    const all = await orders(6);
    const requested: string[] = [];
    const { failed } = await check(
      all,
      failingFor(
        all.map(({ reference }) => reference),
        requested,
      ),
    );
    expect(failed).toHaveLength(6);
    expect(requested).toHaveLength(3);
  });

  it('starts no other check once it is stopping', async () => {
    const requested: string[] = [];
    const provider = failingFor([], requested);
    const all = await orders(3);
    const { failed } = await checkEach(all, provider, partsOf(provider), () => requested.length > 0);
    expect([requested, failed]).toEqual([[all[0]?.reference], []]);
  });

  it('logs errors of this server, but not that the provider did not answer', async () => {
    const [one] = await orders(1);
    if (!one) throw new Error('The order was not made');
    const lines: string[] = [];
    const log = pino(logShape, { write: (line: string) => void lines.push(line) });
    const broken: PaymentProvider = {
      ...shop.provider,
      findByReference: () => Promise.reject(new TypeError('bookkeeping')),
    };
    expect(await checkEach([one], broken, { ...partsOf(broken), log })).toEqual({ failed: [one] });
    await checkEach([one], failingFor([one.reference]), { ...partsOf(broken), log });
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { msg: 'an order could not be checked', err: { type: 'TypeError', message: 'bookkeeping' } },
    ]);
  });

  describe('on a schedule', () => {
    let working: { stop: () => Promise<void> } | undefined;
    let timers: MockInstance<typeof setTimeout>;
    const log: string[] = [];
    beforeEach(async () => {
      log.length = 0;
      timers = vi.spyOn(globalThis, 'setTimeout');
      await database.db.update(paymentOrder).set({ nextCheckAt: null });
    });
    afterEach(() => working?.stop());

    const makeDue = (of: readonly PaymentOrder[]) =>
      database.db
        .update(paymentOrder)
        .set({ nextCheckAt: new Date(0) })
        .where(
          inArray(
            paymentOrder.id,
            of.map(({ id }) => id),
          ),
        );
    /** The timers of about half a minute are ours; the test process has others. */
    const looks = () =>
      timers.mock.calls.flatMap(([run, ms = 0], n) => {
        const timer = timers.mock.results[n]?.value;
        return ms >= 22_500 && ms <= 37_500 ? [{ run, timer }] : [];
      });
    const looked = (times: number) =>
      vi.waitFor(() => expect(looks()).toHaveLength(times), { interval: 1, timeout: 30_000 });
    async function start(provider: PaymentProvider | undefined) {
      const logger = pino(logShape, { write: (line: string) => void log.push(line) });
      working = startReconciling({ ...partsOf(provider), log: logger });
      await looked(1);
    }
    async function lookAgain() {
      const before = looks();
      const next = before.at(-1);
      clearTimeout(next?.timer);
      next?.run();
      await looked(before.length + 1);
    }

    it('checks due orders of its own provider only', async () => {
      const [due, later, foreign] = await orders(3);
      if (!due || !later || !foreign) throw new Error('The orders were not made');
      await makeDue([due, foreign]);
      await database.db.update(paymentOrder).set({ provider: 'sandbox' }).where(eq(paymentOrder.id, foreign.id));
      await start(shop.provider);
      const states = await Promise.all([due, later, foreign].map(({ reference }) => shop.stateOf(reference)));
      expect(states).toEqual(['paid', 'open', 'open']);
    });

    it('logs once that the provider is down, and again if it goes down after it was back', async () => {
      const one = await orders(1);
      let bad = one.map(({ reference }) => reference);
      const moody: PaymentProvider = {
        ...shop.provider,
        findByReference: (reference) => failingFor(bad).findByReference(reference),
      };
      const warnings = async (isDue: boolean) => {
        if (isDue) await makeDue(one);
        await lookAgain();
        return log.length;
      };
      await makeDue(one);
      await start(moody);
      expect(log.join()).toMatch(/"orders":1,"msg":"the payment provider did not answer/);
      expect([await warnings(true), await warnings(false), await warnings(true)]).toEqual([1, 1, 1]);
      bad = [];
      expect(await warnings(true)).toBe(1);
      bad = one.map(({ reference }) => reference);
      expect(await warnings(true)).toBe(2);
    });

    it('checks nothing without a provider, and leaves the orders due', async () => {
      const [one] = await orders(1);
      if (!one) throw new Error('The order was not made');
      await makeDue([one]);
      await start(undefined);
      expect(await findOrder(database.db, one.reference)).toMatchObject({ state: 'open', nextCheckAt: new Date(0) });
    });
  });
});

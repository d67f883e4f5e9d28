import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { databaseForTests } from '#platform/database/testing.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { logShape } from '#platform/server/logging/log.ts';
import { checkOrder, refreshOrder } from './check-order.ts';
import { type PaymentProvider, ProviderFailure } from './providers/provider.ts';
import { findOrder, type PaymentOrder } from './store/orders.ts';
import { paymentOrder } from './tables.ts';
import { paymentApp } from './testing-payments.ts';

describe('checking an order', async () => {
  const database = await databaseForTests('embedded');
  const shop = paymentApp(database);
  const minute = 60_000;

  function partsOf(provider: PaymentProvider | undefined = shop.provider) {
    const lines: string[] = [];
    const log = pino(logShape, { write: (line: string) => void lines.push(line) });
    const wakeMail = vi.fn();
    const config = readConfig({});
    return { parts: { config, database, log, provider, wakeMail, secretOf: async () => 'secret' }, lines, wakeMail };
  }
  async function made(change: Partial<PaymentOrder> = {}): Promise<PaymentOrder> {
    const { reference } = await shop.order();
    if (Object.keys(change).length > 0)
      await database.db.update(paymentOrder).set(change).where(eq(paymentOrder.reference, reference));
    const saved = await findOrder(database.db, reference);
    if (!saved) throw new Error('The order was not created');
    return saved;
  }
  const endedAgo = (minutes: number) => made({ expiresAt: new Date(Date.now() - minutes * minute) });
  const attemptOf = ({ reference, currency, amount }: PaymentOrder) =>
    shop.attempt({ reference, currency: currency.toUpperCase(), amount_in_cents: amount });

  it('expires an order without attempts a quarter of an hour after its deadline', async () => {
    const [over, justOver, tried] = [await endedAgo(16), await endedAgo(14), await endedAgo(16)];
    attemptOf(tried).say('PENDING');
    for (const order of [over, justOver, tried]) await checkOrder(order, shop.provider, partsOf().parts);
    const states = await Promise.all([over, justOver, tried].map(({ reference }) => shop.stateOf(reference)));
    expect(states).toEqual(['expired', 'open', 'pending']);
  });

  it('wakes the mail worker when mail was queued', async () => {
    const { parts, wakeMail } = partsOf();
    const order = await made();
    await checkOrder(order, shop.provider, parts);
    expect(wakeMail).not.toHaveBeenCalled();
    attemptOf(order).say('APPROVED');
    await checkOrder(order, shop.provider, parts);
    await checkOrder(order, shop.provider, parts);
    expect(wakeMail).toHaveBeenCalledTimes(1);
  });

  describe('for a visitor', () => {
    const asking = (findByReference: PaymentProvider['findByReference']) => {
      const ask = vi.fn(findByReference);
      return { ask, ...partsOf({ ...shop.provider, findByReference: ask }) };
    };

    it('does not ask about an order that is settled, was just checked, or belongs to another provider', async () => {
      const { ask, parts } = asking(async () => []);
      const settled = await made({ state: 'paid' });
      expect(await refreshOrder(settled, parts)).toEqual(settled);
      const foreign = await made({ provider: 'sandbox' });
      expect(await refreshOrder(foreign, parts)).toEqual(foreign);
      expect(await refreshOrder(foreign, { ...parts, provider: undefined })).toEqual(foreign);
      expect(ask).not.toHaveBeenCalled();
      const open = await made();
      await refreshOrder(open, parts);
      await refreshOrder(open, parts);
      expect(ask).toHaveBeenCalledTimes(1);
    });

    it('returns the known state when the provider is down, and logs errors of this server', async () => {
      const away = asking(() => Promise.reject(new ProviderFailure('away')));
      const broken = asking(() => Promise.reject(new TypeError('bookkeeping')));
      for (const { parts } of [away, broken]) {
        const { reference } = await refreshOrder(await made(), parts);
        expect(await shop.stateOf(reference)).toBe('open');
      }
      expect(away.lines).toEqual([]);
      expect(broken.lines.map((line) => JSON.parse(line))).toMatchObject([
        { msg: 'an order could not be checked', err: { message: 'bookkeeping' } },
      ]);
    });
  });
});

import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bothDatabases, databaseForTests } from '#platform/database/testing.ts';
import { transactionStatuses } from '../../payment-answer.ts';
import { makeOrder, type NewOrder } from '../begin-payment.ts';
import { recordEvent } from '../routes.ts';
import { applyTransaction, type PaymentChange, type ReportedTransaction } from './apply-transaction.ts';
import {
  claimCheck,
  claimDueOrders,
  countCheck,
  expireOrder,
  listOrdersWithoutPayment,
  listUnsettledOrders,
} from './check-orders.ts';
import { findOrder, listProblems, type PaymentOrder } from './orders.ts';

const noon = new Date('2026-11-15T12:00:00Z');
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

describe.each(bothDatabases)('payments on %s', async (kind) => {
  const database = await databaseForTests(kind);

  const newOrder: NewOrder = {
    language: 'es',
    productId: 4,
    planId: 'small',
    currency: 'cop',
    amount: 4_000_000,
    provider: 'wompi',
    createdAt: noon,
    expiresAt: later(60),
    nextCheckAt: later(2),
  };
  async function make(values: Partial<NewOrder> = {}): Promise<PaymentOrder> {
    const made = await makeOrder(database.db, { ...newOrder, ...values }, []);
    if (typeof made === 'string') throw new Error(`No order was made: ${made}`);
    return made;
  }
  const attempt = (order: PaymentOrder, more: Partial<ReportedTransaction> = {}): ReportedTransaction => ({
    provider: 'wompi',
    id: randomUUID(),
    reference: order.reference,
    status: 'APPROVED',
    currency: 'COP',
    amount: order.amount,
    email: 'ana@example.com',
    ...more,
  });
  const changes: PaymentChange[] = [];
  const recordChange = async (_: unknown, change: PaymentChange) => void changes.push(change);
  const apply = (transaction: ReportedTransaction) =>
    database.db.transaction((tx) => applyTransaction(tx, transaction, noon, recordChange));
  const stateOf = async ({ reference }: PaymentOrder) => (await findOrder(database.db, reference))?.state;
  const changesOf = ({ reference }: PaymentOrder) =>
    changes.filter(({ transaction }) => transaction.reference === reference);

  it('make one order for one request id, also by simultaneous requests', async () => {
    const requestId = randomUUID();
    const made = await Promise.all(Array.from({ length: 10 }, () => make({ requestId })));
    expect(new Set(made.map(({ reference }) => reference)).size).toBe(1);
    expect(await makeOrder(database.db, { ...newOrder, requestId, amount: 5 }, [])).toBe('other');
    expect(await makeOrder(database.db, { ...newOrder, requestId, planId: null }, [])).toBe('other');
    expect((await make()).reference).not.toBe((await make()).reference);
  });

  it('are checked until the order is settled, and have the time of payment', async () => {
    const order = await make();
    const first = attempt(order, { status: 'PENDING' });
    const found = async () => {
      const { state, paidAt, nextCheckAt } = (await findOrder(database.db, order.reference)) ?? {};
      return { state, paidAt, nextCheckAt };
    };
    const before = { paidAt: null, nextCheckAt: newOrder.nextCheckAt };
    await apply(first);
    expect(await found()).toEqual({ state: 'pending', ...before });
    await apply({ ...first, status: 'DECLINED' });
    expect(await found()).toEqual({ state: 'declined', ...before });
    const second = attempt(order);
    await apply(second);
    expect(await found()).toEqual({ state: 'paid', paidAt: noon, nextCheckAt: null });
    await apply({ ...second, status: 'VOIDED' });
    expect(await found()).toEqual({ state: 'voided', paidAt: noon, nextCheckAt: null });
  });

  it('end in the same state whatever the order of events, and never move backwards', async () => {
    const rank = transactionStatuses;
    const ends = { PENDING: 'pending', ERROR: 'error', DECLINED: 'declined', APPROVED: 'paid', VOIDED: 'voided' };
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...rank), { minLength: 1, maxLength: 6 }), async (statuses) => {
        const order = await make();
        const id = randomUUID();
        let highest = -1;
        for (const status of statuses) {
          const moved = await apply(attempt(order, { id, status }));
          expect(moved).toBe(rank.indexOf(status) > highest);
          highest = Math.max(highest, rank.indexOf(status));
          expect(await stateOf(order)).toBe(ends[rank[highest] ?? 'PENDING']);
        }
        expect(changesOf(order).filter(({ order }) => order?.state === 'paid').length).toBeLessThanOrEqual(1);
      }),
      { numRuns: kind === 'embedded' ? 40 : 15 },
    );
  });

  it('apply an event once, also when it arrives ten times simultaneously', async () => {
    const order = await make();
    const event = { key: randomUUID(), sentAt: noon, transaction: attempt(order) };
    const results = await Promise.all(
      Array.from({ length: 10 }, () => recordEvent(database.db, event, noon, recordChange)),
    );
    expect(results.filter((what) => what === 'changed')).toHaveLength(1);
    expect(results.filter((what) => what === 'repeated')).toHaveLength(9);
    expect(changesOf(order)).toHaveLength(1);
  });

  it('mark an order as paid once when an event and a check race', async () => {
    const order = await make();
    const transaction = attempt(order);
    const events = Array.from({ length: 4 }, (_, n) => ({ key: randomUUID(), sentAt: later(n), transaction }));
    await Promise.all([
      ...events.map((event) => recordEvent(database.db, event, noon, recordChange)),
      ...events.map(() => apply(transaction)),
    ]);
    expect(changesOf(order)).toHaveLength(1);
    expect(await findOrder(database.db, order.reference)).toMatchObject({
      state: 'paid',
      paidAt: noon,
      email: 'ana@example.com',
      nextCheckAt: null,
    });
  });

  it('save nothing of an event when the notification fails, so that it can be sent again', async () => {
    const order = await make();
    const event = { key: randomUUID(), sentAt: noon, transaction: attempt(order) };
    const failing = () => Promise.reject(new Error('the disk is full'));
    await expect(recordEvent(database.db, event, noon, failing)).rejects.toThrow('the disk is full');
    expect(await stateOf(order)).toBe('open');
    expect(await recordEvent(database.db, event, noon, recordChange)).toBe('changed');
    expect(await stateOf(order)).toBe('paid');
  });

  it('accept a second attempt after a declined one, and detect a double payment', async () => {
    const order = await make();
    await apply(attempt(order, { status: 'DECLINED' }));
    expect(await stateOf(order)).toBe('declined');
    await apply(attempt(order));
    expect(await stateOf(order)).toBe('paid');
    const second = attempt(order);
    await apply(second);
    expect(changesOf(order).at(-1)?.transaction).toMatchObject({ problem: 'paidTwice' });
    expect(await stateOf(order)).toBe('paid');
    // The second payment is refunded: the order stays paid by the first.
    await apply({ ...second, status: 'VOIDED' });
    expect(await stateOf(order)).toBe('paid');
  });

  it('count the second of two payments when the first is refunded', async () => {
    const order = await make();
    const [first, second] = [attempt(order), attempt(order)];
    await apply(first);
    await apply(second);
    await apply({ ...first, status: 'VOIDED' });
    expect(await stateOf(order)).toBe('paid');
    const problems = await listProblems(database.db, 100);
    expect(problems.filter(({ transaction }) => transaction.reference === order.reference)).toEqual([]);
    await apply({ ...second, status: 'VOIDED' });
    expect(await stateOf(order)).toBe('voided');
  });

  it('are pending again after another attempt, unless the order is paid', async () => {
    const order = await make({ nextCheckAt: null });
    await apply(attempt(order, { status: 'DECLINED' }));
    const slow = attempt(order, { status: 'PENDING' });
    await apply(slow);
    expect(await stateOf(order)).toBe('pending');
    expect((await findOrder(database.db, order.reference))?.nextCheckAt).not.toBeNull();
    await apply(attempt(order));
    expect(await stateOf(order)).toBe('paid');
    // A possible second charge is checked until its result is known.
    expect((await findOrder(database.db, order.reference))?.nextCheckAt).not.toBeNull();
    expect((await listUnsettledOrders(database.db)).map(({ id }) => id)).toContain(order.id);
    await apply({ ...slow, status: 'DECLINED' });
    expect(await findOrder(database.db, order.reference)).toMatchObject({ state: 'paid', nextCheckAt: null });
  });

  it('send the receipt to the address typed at the checkout', async () => {
    const order = await make({ email: 'account@example.com' });
    await apply(attempt(order, { email: 'books@example.com' }));
    expect(await findOrder(database.db, order.reference)).toMatchObject({ email: 'books@example.com' });
  });

  it('do not report a refusal while another attempt is with the bank', async () => {
    const order = await make();
    const slow = attempt(order, { status: 'PENDING' });
    await apply(slow);
    await apply(attempt(order, { status: 'DECLINED' }));
    expect(await stateOf(order)).toBe('pending');
    await apply({ ...slow, status: 'DECLINED' });
    expect(await stateOf(order)).toBe('declined');
  });

  it.each([
    ['less money', { amount: 3_999_999 }, 'otherAmount'],
    ['other money', { currency: 'USD' }, 'otherAmount'],
    ['an unknown reference', { reference: 'P-9999-9999-9999' }, 'unknownOrder'],
    ['another provider', { provider: 'sandbox' }, 'unknownOrder'],
  ] as const)('do not mark an order as paid by %s, and list the problem', async (_, other, problem) => {
    const order = await make();
    const transaction = attempt(order, other);
    await apply(transaction);
    expect(await stateOf(order)).toBe('open');
    const problems = await listProblems(database.db, 100);
    const listed = problems.find((one) => one.transaction.id === transaction.id)?.transaction;
    expect(listed).toMatchObject({ problem });
  });

  it('trust the first report of which order a payment is for', async () => {
    const [order, other] = [await make(), await make()];
    const transaction = attempt(order, { status: 'PENDING' });
    await apply(transaction);
    expect(await apply({ ...transaction, reference: other.reference, status: 'DECLINED' })).toBe(false);
    expect(await apply({ ...transaction, reference: other.reference, status: 'APPROVED' })).toBe(true);
    expect([await stateOf(order), await stateOf(other)]).toEqual(['pending', 'open']);
    expect(changes.at(-1)?.transaction).toMatchObject({ problem: 'unknownOrder', reference: order.reference });
  });

  it.each([{ amount: 1 }, { currency: 'USD' }])(
    'show the team a payment that differs from its first report: %j',
    async (other) => {
      const order = await make();
      const transaction = attempt(order, { status: 'PENDING' });
      await apply(transaction);
      await apply({ ...transaction, status: 'APPROVED', ...other });
      expect(await stateOf(order)).toBe('pending');
      expect(changesOf(order).at(-1)?.transaction).toMatchObject({
        problem: 'otherAmount',
        status: 'APPROVED',
        ...other,
      });
    },
  );

  it('give a due order to one server, and later again', async () => {
    const order = await make({ createdAt: later(-9_000), nextCheckAt: later(-8_000) });
    const found = await Promise.all(Array.from({ length: 5 }, () => claimDueOrders(database.db, later(-7_999), 50)));
    expect(found.flat().filter(({ id }) => id === order.id)).toHaveLength(1);
    const again = await claimDueOrders(database.db, later(-7_996), 50);
    expect(again.map(({ id }) => id)).toContain(order.id);
    // A check without an answer does not count.
    expect((await findOrder(database.db, order.reference))?.checks).toBe(0);
  });

  it('stop checking unpaid orders, but not those with the bank', async () => {
    const [open, pending] = [await make({ checks: 11 }), await make({ checks: 500 })];
    await apply(attempt(pending, { status: 'PENDING' }));
    await claimDueOrders(database.db, later(5), 500);
    const next = (await findOrder(database.db, pending.reference))?.nextCheckAt?.getTime();
    expect(next).toBeGreaterThan(later(5 + 640).getTime());
    expect(next).toBeLessThan(later(5 + 800).getTime());
    for (const { id } of [open, pending]) await countCheck(database.db, id);
    expect((await findOrder(database.db, open.reference))?.nextCheckAt).toBeNull();
    expect((await findOrder(database.db, pending.reference))?.nextCheckAt?.getTime()).toBe(next);
  });

  it('let visitors cause a check every few seconds', async () => {
    const { id } = await make();
    const claims = await Promise.all(Array.from({ length: 5 }, () => claimCheck(database.db, id, noon, 5_000)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await claimCheck(database.db, id, new Date(noon.getTime() + 5_001), 5_000)).toBe(true);
  });

  it('expire an unpaid order, and accept money that arrives later', async () => {
    const order = await make();
    await expireOrder(database.db, order.id);
    expect(await stateOf(order)).toBe('expired');
    await apply(attempt(order));
    expect(await stateOf(order)).toBe('paid');
    await expireOrder(database.db, order.id);
    expect(await stateOf(order)).toBe('paid');
  });

  it('list orders whose payment is unresolved', async () => {
    const [waiting, young] = [await make(), await make({ createdAt: later(30) })];
    for (const order of [waiting, young]) await apply(attempt(order, { status: 'PENDING' }));
    const listed = (await listOrdersWithoutPayment(database.db, later(20))).map(({ id }) => id);
    expect(listed).toContain(waiting.id);
    expect(listed).not.toContain(young.id);
  });
});

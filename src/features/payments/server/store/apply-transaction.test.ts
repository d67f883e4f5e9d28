import { describe, expect, it } from 'vitest';
import { nextOrderState } from './apply-transaction.ts';
import { firstCheckAt } from './check-orders.ts';

type Order = NonNullable<Parameters<typeof nextOrderState>[1]>;
type Reported = Parameters<typeof nextOrderState>[0];
type Other = Parameters<typeof nextOrderState>[2][number];

const order = (state: Order['state']): Order => ({ state, amount: 4_000_000, currency: 'cop' });
const reported = (status: Reported['status'], change: Partial<Reported> = {}): Reported => ({
  status,
  amount: 4_000_000,
  currency: 'COP',
  ...change,
});
const other = (status: Other['status'], problem: Other['problem'] = null): Other => ({
  provider: 'wompi',
  id: 'other',
  status,
  problem,
});

/** The state of an order after each status, by its state before. */
const states = {
  //          PENDING    ERROR       DECLINED    APPROVED VOIDED
  open: ['pending', 'error', 'declined', 'paid', 'voided'],
  pending: ['pending', 'error', 'declined', 'paid', 'voided'],
  expired: ['pending', 'error', 'declined', 'paid', 'voided'],
  error: ['pending', 'error', 'declined', 'paid', 'voided'],
  declined: ['pending', 'declined', 'declined', 'paid', 'voided'],
  paid: ['paid', 'paid', 'paid', 'paid', 'voided'],
  voided: ['voided', 'voided', 'voided', 'paid', 'voided'],
} as const satisfies Record<Order['state'], readonly Order['state'][]>;
const statuses = ['PENDING', 'ERROR', 'DECLINED', 'APPROVED', 'VOIDED'] as const;
const cases = (Object.keys(states) as Order['state'][]).flatMap((before) =>
  statuses.map((status, index) => ({ before, status, after: states[before][index] })),
);

describe('an order', () => {
  it.each(cases)('an order that is $before becomes $after after $status', ({ before, status, after }) => {
    expect(nextOrderState(reported(status), order(before), [])).toEqual({ state: after, problem: null });
  });

  it.each(['DECLINED', 'ERROR'] as const)(
    'does not change after %s while another attempt is with the bank',
    (status) => {
      expect(nextOrderState(reported(status), order('pending'), [other('PENDING')]).state).toBe('pending');
      expect(nextOrderState(reported(status), order('pending'), [other('DECLINED')]).state).toBe(stateOf[status]);
    },
  );

  it('becomes paid while another attempt is with the bank', () => {
    expect(nextOrderState(reported('APPROVED'), order('pending'), [other('PENDING')]).state).toBe('paid');
  });

  it('does not change after a payment of another amount or currency, which is a problem', () => {
    for (const change of [{ amount: 4_000_001 }, { currency: 'USD' }]) {
      expect(nextOrderState(reported('APPROVED', change), order('open'), [])).toEqual({
        state: 'open',
        problem: 'otherAmount',
      });
      expect(nextOrderState(reported('DECLINED', change), order('open'), [])).toEqual({ state: 'open', problem: null });
    }
  });

  it('an order that is unknown is a problem only if money was received for it', () => {
    expect(nextOrderState(reported('APPROVED'), undefined, [])).toEqual({ state: 'open', problem: 'unknownOrder' });
    expect(nextOrderState(reported('DECLINED'), undefined, [])).toEqual({ state: 'open', problem: null });
  });

  it('an order that another attempt paid is paid twice by an approval, and not changed by anything else', () => {
    const paid = [other('APPROVED')];
    expect(nextOrderState(reported('APPROVED'), order('paid'), paid)).toEqual({ state: 'paid', problem: 'paidTwice' });
    expect(nextOrderState(reported('VOIDED'), order('paid'), paid)).toEqual({ state: 'paid', problem: null });
  });

  it('stays paid by the second payment when the first is refunded', () => {
    const second = other('APPROVED', 'paidTwice');
    expect(nextOrderState(reported('VOIDED'), order('paid'), [second])).toEqual({
      state: 'paid',
      problem: null,
      successor: second,
    });
    expect(nextOrderState(reported('DECLINED'), order('paid'), [second]).successor).toBeUndefined();
    for (const none of [other('VOIDED', 'paidTwice'), other('APPROVED', 'otherAmount')]) {
      expect(nextOrderState(reported('VOIDED'), order('paid'), [none])).toEqual({ state: 'voided', problem: null });
    }
  });
});

const stateOf = { DECLINED: 'declined', ERROR: 'error' } as const;

it('an order is first checked two minutes after it was created', () => {
  expect(firstCheckAt(new Date('2026-11-15T12:00:00Z'))).toEqual(new Date('2026-11-15T12:02:00Z'));
});

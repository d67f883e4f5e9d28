import { describe, expect, it } from 'vitest';
import { firstCheckAt } from './check-orders.ts';
import { nextOrderState } from './next-order-state.ts';

type Order = NonNullable<Parameters<typeof nextOrderState>[1]>;
type Told = Parameters<typeof nextOrderState>[0];
type Other = Parameters<typeof nextOrderState>[2][number];

const order = (state: Order['state']): Order => ({ state, amount: 4_000_000, currency: 'cop' });
const told = (status: Told['status'], change: Partial<Told> = {}): Told => ({
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

/** What an order is after a word of the provider, by what it was before. */
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
  it.each(cases)('that is $before is $after after $status', ({ before, status, after }) => {
    expect(nextOrderState(told(status), order(before), [])).toEqual({ state: after, problem: null });
  });

  it.each(['DECLINED', 'ERROR'] as const)('is not moved by %s while another attempt is with the bank', (status) => {
    expect(nextOrderState(told(status), order('pending'), [other('PENDING')]).state).toBe('pending');
    expect(nextOrderState(told(status), order('pending'), [other('DECLINED')]).state).toBe(stateOf[status]);
  });

  it('is moved by anything else all the same', () => {
    expect(nextOrderState(told('APPROVED'), order('pending'), [other('PENDING')]).state).toBe('paid');
  });

  it('stays as it is where there is money of another amount or currency, which is told', () => {
    for (const change of [{ amount: 4_000_001 }, { currency: 'USD' }]) {
      expect(nextOrderState(told('APPROVED', change), order('open'), [])).toEqual({
        state: 'open',
        problem: 'otherAmount',
      });
      expect(nextOrderState(told('DECLINED', change), order('open'), [])).toEqual({ state: 'open', problem: null });
    }
  });

  it('that nobody knows is told of where there is money for it, and only then', () => {
    expect(nextOrderState(told('APPROVED'), undefined, [])).toEqual({ state: 'open', problem: 'unknownOrder' });
    expect(nextOrderState(told('DECLINED'), undefined, [])).toEqual({ state: 'open', problem: null });
  });

  it('that is paid by another attempt is paid twice by money, and moved by nothing else', () => {
    const paid = [other('APPROVED')];
    expect(nextOrderState(told('APPROVED'), order('paid'), paid)).toEqual({ state: 'paid', problem: 'paidTwice' });
    expect(nextOrderState(told('VOIDED'), order('paid'), paid)).toEqual({ state: 'paid', problem: null });
  });

  it('goes on being paid by the payment that was one too many, when the first is given back', () => {
    const second = other('APPROVED', 'paidTwice');
    expect(nextOrderState(told('VOIDED'), order('paid'), [second])).toEqual({
      state: 'paid',
      problem: null,
      successor: second,
    });
    expect(nextOrderState(told('DECLINED'), order('paid'), [second]).successor).toBeUndefined();
    for (const none of [other('VOIDED', 'paidTwice'), other('APPROVED', 'otherAmount')]) {
      expect(nextOrderState(told('VOIDED'), order('paid'), [none])).toEqual({ state: 'voided', problem: null });
    }
  });
});

const stateOf = { DECLINED: 'declined', ERROR: 'error' } as const;

it('an order is first asked about two minutes after it was made', () => {
  expect(firstCheckAt(new Date('2026-11-15T12:00:00Z'))).toEqual(new Date('2026-11-15T12:02:00Z'));
});

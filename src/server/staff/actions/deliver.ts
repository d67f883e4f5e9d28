import { z } from 'zod';
import { referenceText } from '#contracts/bounded-input.ts';
import { readOrderReference } from '#database/payments/order-reference.ts';
import { deliverOrder } from '#database/staff/deliver-order.ts';
import { type Action, wrongInput } from './action.ts';

const fields = z.object({ payment: referenceText(readOrderReference) });

export const deliver: Action = async (typed, { db, by }) => {
  const { data } = fields.safeParse(typed);
  if (!data) return wrongInput({ view: 'payments' });
  const place = { view: 'payment', payment: data.payment } as const;
  const outcome = await deliverOrder(db, by, data.payment);
  if (outcome === 'unknown') return { place: { view: 'payments' }, status: 404, fault: 'unknownPayment' };
  return outcome === 'done' ? { done: 'delivered', place } : { place, status: 409, fault: outcome };
};

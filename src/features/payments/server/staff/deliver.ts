import { z } from 'zod';
import { referenceText } from '#platform/contracts/bounded-input.ts';
import { type Action, wrongInput } from '#platform/server/staff/action.ts';
import { deliverOrder } from '../store/deliver-order.ts';
import { readOrderReference } from '../store/order-reference.ts';

const fields = z.object({ payment: referenceText(readOrderReference) });

export const deliver: Action = async (typed, { db, by }) => {
  const { data } = fields.safeParse(typed);
  if (!data) return wrongInput({ view: 'payments' });
  const place = { view: 'payment', payment: data.payment } as const;
  const outcome = await deliverOrder(db, by, data.payment);
  if (outcome === 'unknown') return { place: { view: 'payments' }, status: 404, fault: 'unknownPayment' };
  return outcome === 'done' ? { done: 'delivered', place } : { place, status: 409, fault: outcome };
};

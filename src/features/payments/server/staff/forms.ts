import { z } from 'zod';
import { plainLine, referenceText } from '#platform/contracts/bounded-input.ts';
import { type FormHandler, wrongInput } from '#platform/server/staff/form-handler.ts';
import { deliverOrder, settleProblem } from '../actions.ts';
import { readOrderReference } from '../store/orders.ts';

const deliverFields = z.object({ payment: referenceText(readOrderReference) });

export const deliver: FormHandler = async (typed, deps) => {
  const { data } = deliverFields.safeParse(typed);
  if (!data) return wrongInput({ view: 'payments' });
  const place = { view: 'payment', payment: data.payment } as const;
  const outcome = await deliverOrder(deps, data.payment);
  if (outcome === 'unknown') return { place: { view: 'payments' }, status: 404, errorCode: 'unknownPayment' };
  return outcome === 'done' ? { done: 'delivered', place } : { place, status: 409, errorCode: outcome };
};

const settleFields = z.object({ provider: plainLine(10), id: plainLine(100) });

export const settle: FormHandler = async (typed, deps) => {
  const place = { view: 'payments' } as const;
  const { data } = settleFields.safeParse(typed);
  if (!data) return wrongInput(place);
  const isSettled = await settleProblem(deps, data);
  return isSettled ? { done: 'settled', place } : { place, status: 404, errorCode: 'unknownPayment' };
};

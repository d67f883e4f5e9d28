import { z } from 'zod';
import { settleProblem } from '#database/staff/settle-problem.ts';
import { type Action, wrongInput } from './action.ts';

const fields = z.object({ provider: z.string().max(10), id: z.string().max(100) });

export const settle: Action = async (typed, { db, by }) => {
  const place = { view: 'payments' } as const;
  const { data } = fields.safeParse(typed);
  if (!data) return wrongInput(place);
  const isSettled = await settleProblem(db, by, data);
  return isSettled ? { done: 'settled', place } : { place, status: 404, fault: 'unknownPayment' };
};

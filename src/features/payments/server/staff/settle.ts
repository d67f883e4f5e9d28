import { z } from 'zod';
import { plainLine } from '#platform/contracts/bounded-input.ts';
import { type Action, wrongInput } from '#platform/server/staff/action.ts';
import { settleProblem } from '../store/settle-problem.ts';

const fields = z.object({ provider: plainLine(10), id: plainLine(100) });

export const settle: Action = async (typed, { db, by }) => {
  const place = { view: 'payments' } as const;
  const { data } = fields.safeParse(typed);
  if (!data) return wrongInput(place);
  const isSettled = await settleProblem(db, by, data);
  return isSettled ? { done: 'settled', place } : { place, status: 404, fault: 'unknownPayment' };
};

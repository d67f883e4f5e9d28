import { z } from 'zod';
import { settleProblem } from '#database/staff/settle-problem.ts';
import { type Action, wrongInput } from './action.ts';

/** Without control characters: a database that is asked for a NUL fails. */
const code = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^\P{Cc}*$/u);
const fields = z.object({ provider: code(10), id: code(100) });

export const settle: Action = async (typed, { db, by }) => {
  const place = { view: 'payments' } as const;
  const { data } = fields.safeParse(typed);
  if (!data) return wrongInput(place);
  const isSettled = await settleProblem(db, by, data);
  return isSettled ? { done: 'settled', place } : { place, status: 404, fault: 'unknownPayment' };
};

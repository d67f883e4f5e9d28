import { type Measure, measures } from '#content/catalogue/measures.ts';
import { findQuotable, type Quotable } from '#content/catalogue/quotable.ts';
import type { FieldProblems } from '#platform/contracts/errors.ts';
import { CallError } from '#platform/server/errors/call-error.ts';
import type { Quotation } from '../contract.ts';
import type { Selected } from '../selected-items.ts';

type Wanted = Quotation['items'][number];

/** What a call asks for, out of the catalogue. Nothing is guessed or put right: whoever asks is told what is wrong. */
export function chooseItems(items: readonly Wanted[]): readonly Selected[] {
  const problems: FieldProblems = {};
  const selected = items.flatMap((wanted, index) => {
    const item = findQuotable(wanted.id);
    const isTwice = items.findIndex(({ id }) => id === wanted.id) < index;
    const wrong = item && !isTwice ? wrongAmounts(item, wanted) : { id: item ? 'twice' : 'unknown' };
    for (const [field, problem] of Object.entries(wrong)) problems[`items.${index}.${field}`] = problem;
    return item ? [{ item, amounts: item.asks.map(({ measure }) => wanted[measure] ?? 0) }] : [];
  });
  if (Object.keys(problems).length > 0) throw new CallError('wrongInput', { fields: problems });
  return selected;
}

/** By measure. */
function wrongAmounts({ asks }: Quotable, wanted: Wanted): FieldProblems {
  const wrong: FieldProblems = {};
  for (const measure of measures) {
    const asked = asks.find((one) => one.measure === measure);
    const problem = asked ? amountProblem(asked, wanted[measure]) : superfluous(measure, wanted);
    if (problem) wrong[measure] = problem;
  }
  return wrong;
}

function amountProblem({ least, most, step }: Quotable['asks'][number], amount: number | undefined) {
  if (amount === undefined) return 'missing';
  const isWithin = amount >= least && amount <= most && (amount - least) % step === 0;
  if (isWithin) return undefined;
  return step > 1 ? `from ${least} to ${most} in steps of ${step}` : `from ${least} to ${most}`;
}

function superfluous(measure: Measure, wanted: Wanted): string | undefined {
  return wanted[measure] === undefined ? undefined : 'not asked for here';
}

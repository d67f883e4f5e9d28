import { type Measure, measures } from '#content/catalogue/measures.ts';
import { findQuotable, type Quotable } from '#content/catalogue/quotable.ts';
import type { FieldProblems } from '#platform/contracts/errors.ts';
import { CallError } from '#platform/server/errors/call-error.ts';
import type { Quotation } from '../contract.ts';
import type { Selected } from '../selected-items.ts';

type RequestedItem = Quotation['items'][number];

/** Looks up the requested items in the catalogue. It corrects nothing: the caller gets the problems. */
export function chooseItems(items: readonly RequestedItem[]): readonly Selected[] {
  const problems: FieldProblems = {};
  const selected = items.flatMap((requested, index) => {
    const item = findQuotable(requested.id);
    const isTwice = items.findIndex(({ id }) => id === requested.id) < index;
    const wrong = item && !isTwice ? wrongAmounts(item, requested) : { id: item ? 'twice' : 'unknown' };
    for (const [field, problem] of Object.entries(wrong)) problems[`items.${index}.${field}`] = problem;
    return item ? [{ item, amounts: item.asks.map(({ measure }) => requested[measure] ?? 0) }] : [];
  });
  if (Object.keys(problems).length > 0) throw new CallError('wrongInput', { fields: problems });
  return selected;
}

/** The problems of the amounts, by measure. */
function wrongAmounts({ asks }: Quotable, requested: RequestedItem): FieldProblems {
  const wrong: FieldProblems = {};
  for (const measure of measures) {
    const ask = asks.find((one) => one.measure === measure);
    const problem = ask ? amountProblem(ask, requested[measure]) : superfluous(measure, requested);
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

function superfluous(measure: Measure, requested: RequestedItem): string | undefined {
  return requested[measure] === undefined ? undefined : 'not asked for here';
}

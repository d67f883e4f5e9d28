import type { FaultName } from '#platform/contracts/faults.ts';
import type { QuoteFault } from '../../quote-answer.ts';

const pageErrors: Readonly<Partial<Record<FaultName, QuoteFault | undefined>>> = {
  changed: 'changed',
  tooManyRequests: 'tooManyRequests',
  otherSite: 'otherSite',
  notReady: 'notReady',
  // What is wrong stands beside its field.
  wrongInput: undefined,
};

/** What the page says of a fault. */
export function pageFault(fault: FaultName): QuoteFault | undefined {
  return fault in pageErrors ? pageErrors[fault] : 'failure';
}

/** What is wrong with one thing is told of the list: `items.3.id` as `items`. */
export function problemsIn(fields: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, problem]) => [field.startsWith('items.') ? 'items' : field, problem]),
  );
}

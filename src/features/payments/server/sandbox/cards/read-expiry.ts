export type ExpiryProblem = 'missing' | 'unreadable' | 'past';

/** No bank gives out a card for longer. */
const longestYears = 20;
const hour = 60 * 60_000;

/** `08/30`, `8 / 2030` or `0830`. Undefined: the card is valid now. */
export function expiryProblem(typed: string, now: Date): ExpiryProblem | undefined {
  const tidy = typed.normalize('NFKC').replace(/\s/g, '');
  if (tidy === '') return 'missing';
  const [, months, years] = /^(\d{1,2})[/.-](?:20)?(\d\d)$/.exec(tidy) ?? /^(\d\d)(?:20)?(\d\d)$/.exec(tidy) ?? [];
  const [month, year] = [Number(months), 2000 + Number(years)];
  if (!(month >= 1 && month <= 12) || year > now.getUTCFullYear() + longestYears) return 'unreadable';
  // Valid to the end of that month, wherever the visitor is: the last place where it ends is twelve hours behind.
  const end = Date.UTC(year, month) + 12 * hour;
  return now.getTime() < end ? undefined : 'past';
}

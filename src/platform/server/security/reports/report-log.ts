import type { Log } from '../../logging/log.ts';
import type { Violation } from './read-report.ts';

/** Different violations that are told apart; more than this are somebody's play. */
const mostKinds = 500;

/**
 * Writes violations to the log: the first of its kind, then the tenth, the hundredth and so on, with their count, so
 * that a fault on a busy page does not fill the log.
 */
export function createReportLog(log: Log): (violation: Violation) => void {
  const counts = new Map<string, number>();
  return ({ isNoise, ...violation }) => {
    if (isNoise) return log.debug(violation, 'a browser extension met the content policy');
    const kind = Object.values(violation).join(' ');
    if (!counts.has(kind) && counts.size >= mostKinds) counts.clear();
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    if (isPowerOfTen(count)) log.warn({ ...violation, count }, 'the content policy kept something out of a page');
  };
}

function isPowerOfTen(count: number): boolean {
  return /^10*$/.test(String(count));
}

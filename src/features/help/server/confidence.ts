/** Fitted to the test questions and earlier ones, without the ways to ask that are nearly the same: see decision 25. */
const likelihood = {
  start: -8.6,
  covered: 2.16,
  unsaid: -3.62,
  share: 7.17,
  fit: -0.35,
  onSite: 2.36,
  detail: -1.29,
};

/** What an answer and a question have in common. */
export interface Signals {
  /** How much of the question the answer and its ways contain, from 0 to 1. */
  readonly covered: number;
  /** The question names a product: what it also contains, and the answer does not, the product may not do. */
  readonly namesProduct: boolean;
  /** How likely it is among the answers that fit best, from 0 to 1. */
  readonly share: number;
  /** How likely its ways contain the words of the question, whatever the others contain: a logarithm. */
  readonly fit: number;
  /** How much likelier the question is asked of this site than elsewhere: a logarithm. */
  readonly onSite: number;
  /** The answer is one function or question of a product or service, which more often misses what was meant. */
  readonly isDetail: boolean;
}

/** How likely an answer is right, from 0 to 1: the logistic function of a sum. */
export function confidenceOf({ covered, namesProduct, share, fit, onSite, isDetail }: Signals): number {
  const sum =
    likelihood.start +
    likelihood.covered * covered +
    likelihood.unsaid * (namesProduct ? 1 - covered : 0) +
    likelihood.share * share +
    likelihood.fit * fit +
    // Beyond some point it says no more.
    likelihood.onSite * Math.tanh(onSite / 3) +
    likelihood.detail * (isDetail ? 1 : 0);
  return 1 / (1 + Math.exp(-sum));
}

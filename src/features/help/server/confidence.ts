/** Fitted to the test questions and earlier ones, without the ways to ask that are nearly the same: see decision 25. */
const likelihood = {
  start: -5.81,
  covered: 2.05,
  unsaid: -3.5,
  share: 6.72,
  onSite: 2.41,
  detail: -1.21,
  overview: 1.75,
};

/** What an answer and a question have in common. */
interface Signals {
  /** How much of the question the answer and its ways contain, from 0 to 1. */
  readonly covered: number;
  /** How likely it is among the answers that fit best, from 0 to 1. */
  readonly share: number;
  /** How much likelier the question is asked of this site than elsewhere: a logarithm. */
  readonly onSite: number;
  /** The question names a product: what it also contains, and the answer does not, the product may not do. */
  readonly namesProduct: boolean;
  /** The answer says in general what a product or a service is, so that it seldom misses what was meant. */
  readonly isOverview: boolean;
  /** It is one function or question of a product or service, which more often misses it. */
  readonly isDetail: boolean;
}

/** How likely an answer is right, from 0 to 1: the logistic function of a sum. */
export function confidenceOf({ covered, share, onSite, namesProduct, isOverview, isDetail }: Signals): number {
  const sum =
    likelihood.start +
    likelihood.covered * covered +
    likelihood.unsaid * (namesProduct ? 1 - covered : 0) +
    likelihood.share * share +
    // Beyond some point it says no more.
    likelihood.onSite * Math.tanh(onSite / 3) +
    likelihood.detail * (isDetail ? 1 : 0) +
    likelihood.overview * (isOverview && !namesProduct ? 1 : 0);
  return 1 / (1 + Math.exp(-sum));
}

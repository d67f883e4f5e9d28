/** Fitted to the test questions, without the ways to ask that are nearly the same: see decision 25. */
const likelihood = { start: -8.1, covered: 1.1, lead: 0.38, strange: -0.8, over: 0.66, product: -1.77, length: 5.9 };

/** More strange words say no more. */
const mostStrange = 3;

/** What an answer and a question have in common. */
interface Signals {
  /** How much of the question the ways of the answer contain, from 0 to 1. */
  readonly covered: number;
  /** Over the next answer. */
  readonly lead: number;
  /** Over what the site does not know. */
  readonly over: number;
  /** How many words and numbers of the question have nothing to do with the answer. */
  readonly strange: number;
  /** The question names a product. */
  readonly namesProduct: boolean;
  /** How much the question says. */
  readonly length: number;
}

/** How likely an answer is right, from 0 to 1: the logistic function of a sum. */
export function confidenceOf({ covered, lead, over, strange, namesProduct, length }: Signals): number {
  const sum =
    likelihood.start +
    likelihood.covered * covered +
    likelihood.lead * lead +
    likelihood.strange * Math.min(mostStrange, strange) +
    likelihood.over * over +
    likelihood.product * (namesProduct ? 1 : 0) +
    likelihood.length * length;
  return 1 / (1 + Math.exp(-sum));
}

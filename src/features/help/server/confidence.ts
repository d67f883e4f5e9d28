/** Fitted to the test questions and earlier ones, without the ways to ask that are nearly the same: see decision 25. */
const likelihood = {
  start: -6.43,
  covered: 2.68,
  lead: 0.55,
  over: 0.52,
  strange: -0.67,
  length: 2.41,
  overview: 1.25,
  contested: -2,
};

/** An answer that is less ahead of another one is wrong more often than all else says, however well both fit. */
const leastLead = 0.5;

/** More strange words say no more. */
const mostStrange = 3;

/** What an answer and a question have in common. */
interface Signals {
  /** How much of the question the answer and its ways contain, from 0 to 1. */
  readonly covered: number;
  /** Over the next answer. */
  readonly lead: number;
  /** Over what the site does not know. */
  readonly over: number;
  /** How many words and numbers of the question have nothing to do with the answer. */
  readonly strange: number;
  /** How much the question says. */
  readonly length: number;
  /** The answer says in general what a product or a service is, so that it seldom misses what was meant. */
  readonly isOverview: boolean;
}

/** How likely an answer is right, from 0 to 1: the logistic function of a sum. */
export function confidenceOf({ covered, lead, over, strange, length, isOverview }: Signals): number {
  const sum =
    likelihood.start +
    likelihood.covered * covered +
    likelihood.lead * lead +
    likelihood.strange * Math.min(mostStrange, strange) +
    likelihood.over * over +
    likelihood.length * length +
    likelihood.overview * (isOverview ? 1 : 0) +
    likelihood.contested * (lead < leastLead ? 1 : 0);
  return 1 / (1 + Math.exp(-sum));
}

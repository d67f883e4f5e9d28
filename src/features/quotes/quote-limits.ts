/** Bounds of a quote, in one place for browser, server and paper. */
export const quoteLimits = {
  /** Different things on one quote. */
  lines: 40,
  /** In characters. */
  name: 100,
  email: 254,
  company: 120,
  note: 1000,
  /** So long the prices hold. */
  validDays: 30,
} as const;

/** What a quote's number looks like. */
export const exampleQuote = 'Q-7KQ2-94MX-3HTW';

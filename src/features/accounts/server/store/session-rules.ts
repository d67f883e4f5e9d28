const minute = 60_000;
const day = 24 * 60 * minute;

/** Milliseconds. */
export const sessionRules = {
  /** Whoever stays away for so long has to sign in again. */
  lasts: 30 * day,
  /** How long the cookie keeps its value. */
  rotatesAfter: day,
  /** How long the value before is still good: for requests under way, and an answer that was lost. */
  grace: minute,
  /** How exactly it is noted when a session was last used. */
  notedEvery: 10 * minute,
} as const;

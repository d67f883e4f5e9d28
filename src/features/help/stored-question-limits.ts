/** What the site keeps of questions that it could not answer. */
export const storedQuestionLimits = {
  /** Days after which a question is deleted if nobody asked it again. */
  days: 90,
  /** The most questions that are stored; those that are asked least are dropped. */
  questions: 2_000,
  /** The most ways to ask that the team can add. */
  ways: 500,
  /** In an hour, of one network and of all visitors of a server. */
  perNetwork: 30,
  perHour: 600,
} as const;

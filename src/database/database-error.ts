/** The database cannot be used. The message is for people: what happened, and how to mend it. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';

  constructor(what: string, mends: readonly string[], options?: ErrorOptions) {
    super([what, ...mends.map((mend) => `- ${mend}`)].join('\n'), options);
  }
}

/** The database cannot be used. The message is for people: what happened, and how to fix it. */
export class DatabaseError extends Error {
  override readonly name: string = 'DatabaseError';

  constructor(what: string, mends: readonly string[], options?: ErrorOptions) {
    super([what, ...mends.map((mend) => `- ${mend}`)].join('\n'), options);
  }
}

/** Another process holds the folder of the embedded database. */
export class DatabaseInUse extends DatabaseError {
  override readonly name = 'DatabaseInUse';
}

/** There is no database where the settings say, and whoever asked may not create one. */
export class NoDatabase extends DatabaseError {
  override readonly name = 'NoDatabase';
}

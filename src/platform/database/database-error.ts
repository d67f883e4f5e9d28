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

/** What PostgreSQL says where two rows would have the same in something that has to be unique. */
export const uniqueViolation = '23505';
/** And where two rows would reach into each other. */
export const exclusionViolation = '23P01';
export const deadlockDetected = '40P01';

/** The code of the system or of PostgreSQL. Queries wrap the driver's error in one of their own. */
export function sqlErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error && typeof error.code === 'string' ? error.code : sqlErrorCode(error.cause);
}

/** The system's codes for a line that broke, or could not be made, and for a disk that takes no more. */
const systemCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE'],
]);

/**
 * PostgreSQL's own: a broken connection (08), one that only reads, as on a primary that has been replaced (25006), a
 * transaction that paused for too long (25P03), another transaction in the way (40), no space, memory or connection
 * left (53), a lock that is held for too long (55P03), a statement that took too long (57014), a server that is told to
 * stop or is not ready yet (57P), and a disk that fails (58).
 */
const states = /^(?:08|25006|25P03|40|53|55P03|57014|57P|58)/;

/** The driver's words: it gives no code for what it finds out by itself. */
const words = /^Connection terminated|is not queryable$|^timeout (?:exceeded when trying to connect|expired)/;

/**
 * Whether something could not be kept by what befell the database or the disk, and not by its own fault: the same may
 * work in a moment.
 */
export function isPassingFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (words.test(error.message)) return true;
  if ('code' in error && typeof error.code === 'string') return systemCodes.has(error.code) || states.test(error.code);
  // Queries wrap the driver's error in one of their own.
  return isPassingFailure(error.cause);
}

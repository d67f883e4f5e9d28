/** The database cannot be used. The message is for the operator: what happened, and how to fix it. */
export class DatabaseError extends Error {
  override readonly name: string = 'DatabaseError';

  constructor(what: string, fixes: readonly string[], options?: ErrorOptions) {
    super([what, ...fixes.map((fix) => `- ${fix}`)].join('\n'), options);
  }
}

/** Another process holds the folder of the embedded database. */
export class DatabaseInUse extends DatabaseError {
  override readonly name = 'DatabaseInUse';
}

/** There is no database where the settings say, and the caller may not create one. */
export class NoDatabase extends DatabaseError {
  override readonly name = 'NoDatabase';
}

/** PostgreSQL's code for a unique constraint violation. */
export const uniqueViolation = '23505';
/** PostgreSQL's code for an exclusion constraint violation: two rows would overlap. */
export const exclusionViolation = '23P01';
export const deadlockDetected = '40P01';

/** The error code of the system or of PostgreSQL. Queries wrap the driver's error in another one. */
export function sqlErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error && typeof error.code === 'string' ? error.code : sqlErrorCode(error.cause);
}

/** The system's codes for a broken or failed connection, and for a full disk. */
const systemCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE'],
]);

/**
 * PostgreSQL's own: a broken connection (08), read-only, as on a primary that has been replaced (25006), a transaction
 * that was idle for too long (25P03), a conflict with another transaction (40), no space, memory or connection left
 * (53), a lock that is held for too long (55P03), a statement that took too long (57014), a server that is stopping or
 * not ready yet (57P), and a disk that fails (58).
 */
const states = /^(?:08|25006|25P03|40|53|55P03|57014|57P|58)/;

/** The driver's messages: it gives no code for errors that it detects itself. */
const words = /^Connection terminated|is not queryable$|^timeout (?:exceeded when trying to connect|expired)/;

/**
 * True if a write failed because of the state of the database or the disk, and not because of a bug or its input: a
 * retry may work.
 */
export function isPassingFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (words.test(error.message)) return true;
  if ('code' in error && typeof error.code === 'string') return systemCodes.has(error.code) || states.test(error.code);
  // Queries wrap the driver's error in another one.
  return isPassingFailure(error.cause);
}

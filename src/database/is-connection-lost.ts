/** The system's codes, and those by which PostgreSQL says that it goes or is not there yet. */
const codes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', '57P01', '57P02', '57P03']);

/** The driver's own words: it gives no code for what it finds out by itself. */
const words = /^Connection terminated|is not queryable$|^timeout exceeded when trying to connect/;

/** Whether a query failed because the line to the database broke, and not by its own fault: the next may work. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (words.test(error.message)) return true;
  // Class 08 is PostgreSQL's own for connections.
  if ('code' in error && typeof error.code === 'string') return codes.has(error.code) || error.code.startsWith('08');
  return isConnectionLost(error.cause);
}

/** What PostgreSQL says where two rows would have the same in something that has to be unique. */
export const uniqueViolation = '23505';
/** And where two rows would reach into each other. */
export const exclusionViolation = '23P01';
export const deadlockDetected = '40P01';

/** The code of the system or of PostgreSQL. Queries wrap the driver's error in one of their own. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error && typeof error.code === 'string' ? error.code : errorCode(error.cause);
}

/** A client that went away while it was sending: nobody failed, and nobody reads the answer. Node says it so. */
export function isClientGone(error: unknown): boolean {
  return error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';
}

/** Runs once and caches the result. A failure is not cached: the next caller tries again. */
export function memoizeSuccess<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let result: Promise<Answer> | undefined;
  return () => {
    result ??= ask().catch((error: unknown) => {
      result = undefined;
      throw error;
    });
    return result;
  };
}

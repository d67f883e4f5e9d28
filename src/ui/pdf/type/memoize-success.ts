/** Asks once and keeps the answer. A failure is forgotten: whoever comes next asks again. */
export function memoizeSuccess<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asked: Promise<Answer> | undefined;
  return () => {
    asked ??= ask().catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
    return asked;
  };
}

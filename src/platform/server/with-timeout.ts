/** The same, but rejects when it takes longer. What goes on meanwhile goes on. */
export async function withTimeout<Result>(
  ms: number,
  work: Promise<Result>,
  failure = () => new Error(`It took longer than ${ms} ms`),
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(failure()), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Milliseconds that the end of the process waits for something that loses nothing. */
const soonEnough = 2_000;

/** Waits for something for a moment, whatever becomes of it. */
export function waitBriefly(work: Promise<unknown>): Promise<void> {
  return withTimeout(soonEnough, work).then(
    () => undefined,
    () => undefined,
  );
}

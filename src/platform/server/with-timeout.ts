/** Rejects if `work` takes longer than the given time. The work itself is not cancelled. */
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

/** Milliseconds that a shutdown waits for work that can be dropped without loss. */
const briefly = 2_000;

/** Waits for a promise for a short time, whether it succeeds, fails or times out. */
export function waitBriefly(work: Promise<unknown>): Promise<void> {
  return withTimeout(briefly, work).then(
    () => undefined,
    () => undefined,
  );
}

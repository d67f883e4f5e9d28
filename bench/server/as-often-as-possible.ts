export const senders = 16;
export const seconds = 6;

export interface Done {
  readonly times: number;
  /** A second. */
  readonly rate: number;
  /** Milliseconds that half of them took at most. */
  readonly p50: number;
  readonly p99: number;
}

/** Does it by so many at a time until the time is over; what was begun is finished, and counts. */
export async function asOftenAsPossible(work: () => Promise<void>): Promise<Done> {
  const began = performance.now();
  const until = began + seconds * 1000;
  const took: number[] = [];
  const worker = async () => {
    for (let start = performance.now(); start < until; start = performance.now()) {
      await work();
      took.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: senders }, worker));
  const rate = took.length / ((performance.now() - began) / 1000);
  const ordered = took.toSorted((one, other) => one - other);
  const at = (share: number) => ordered[Math.floor(ordered.length * share)] ?? 0;
  return { times: took.length, rate, p50: at(0.5), p99: at(0.99) };
}

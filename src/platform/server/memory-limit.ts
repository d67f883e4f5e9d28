interface MemoryLimit {
  /** How many uses one client has in a window. */
  readonly each: number;
  /** How many uses all clients together have in a window. */
  readonly all?: number;
  /** The length of a window. */
  readonly seconds?: number;
}

/** Clients counted at a time. Beyond this all counts are reset, so that memory stays bounded. */
const mostSenders = 20_000;

/**
 * A rate limit in the memory of this process, where a database write for each refused request would cost more. Counts
 * one more use and returns 0, or returns the seconds to wait. It uses a monotonic clock: after the system clock was set
 * back, it would otherwise refuse everyone until that time comes again.
 */
export function memoryLimit(
  { each, all = Number.POSITIVE_INFINITY, seconds = 60 }: MemoryLimit,
  now = () => performance.now(),
): (sender: string) => number {
  const window = seconds * 1_000;
  let began = Number.NEGATIVE_INFINITY;
  let total = 0;
  let bySender = new Map<string, number>();
  return (sender) => {
    if (now() - began >= window || bySender.size >= mostSenders) {
      began = now();
      total = 0;
      bySender = new Map();
    }
    const count = (bySender.get(sender) ?? 0) + 1;
    if (total >= all || count > each) return Math.max(1, Math.ceil((began + window - now()) / 1_000));
    total++;
    bySender.set(sender, count);
    return 0;
  };
}

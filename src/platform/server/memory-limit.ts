interface MemoryLimit {
  /** How often one sender may do it in a window. */
  readonly each: number;
  /** … and all senders together. */
  readonly all?: number;
  /** The length of a window. */
  readonly seconds?: number;
}

/** Senders that are counted at a time. Beyond it all counts begin again, so that memory stays bounded. */
const mostSenders = 20_000;

/**
 * A rate limit that is counted in the memory of this process, where a write to the database for each refused request
 * would be the greater cost. Counts one more use and returns 0, or returns the seconds to wait. It goes by a clock that
 * nobody sets: one that was set back would refuse everybody until that time comes again.
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

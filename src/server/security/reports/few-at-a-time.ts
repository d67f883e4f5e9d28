const minute = 60_000;

interface Most {
  /** From one sender in a minute, and from all together. */
  readonly each: number;
  readonly all: number;
}

/**
 * Counts in memory: for what is worth no write to the database. Says whether there is room for one more. By a clock
 * that nobody sets: one that was set back would leave no room until the time comes again.
 */
export function fewAtATime({ each, all }: Most, now = () => performance.now()): (sender: string) => boolean {
  let began = Number.NEGATIVE_INFINITY;
  let total = 0;
  let bySender = new Map<string, number>();
  return (sender) => {
    if (now() - began >= minute) {
      began = now();
      total = 0;
      bySender = new Map();
    }
    const count = (bySender.get(sender) ?? 0) + 1;
    if (total >= all || count > each) return false;
    total++;
    bySender.set(sender, count);
    return true;
  };
}

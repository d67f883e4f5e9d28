import type { Timer } from '../timing.ts';

/** A timer that fires when a test says so. */
export function testTimer() {
  const set = new Set<{ ms: number; run: () => void }>();
  const start: Timer = (ms, run) => {
    const alarm = { ms, run };
    set.add(alarm);
    return { cancel: () => void set.delete(alarm) };
  };
  return {
    start,
    open: () => [...set],
    ring() {
      for (const alarm of [...set]) {
        set.delete(alarm);
        alarm.run();
      }
    },
  };
}

import { msPerMinute } from '#site/durations.ts';

/** In every time zone, days begin at a quarter of an hour in UTC. */
const quarter = 15 * msPerMinute;

/**
 * Renders what depends on the time, and again as soon as it may change: at the time that `draw` returns, at the start
 * of a day, and when the tab becomes visible, because the timers of a hidden tab are late.
 */
export function keepCurrent(draw: (now: number) => number): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    const now = Date.now();
    const next = Math.min(draw(now), now - (now % quarter) + quarter);
    timer = setTimeout(look, next - now);
  };
  document.addEventListener('visibilitychange', look);
  look();
}

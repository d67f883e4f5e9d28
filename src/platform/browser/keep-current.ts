/** Days begin, in every zone of the world, at a quarter of an hour in UTC. */
const quarter = 15 * 60_000;

/**
 * Draws what depends on the time, and again as soon as it may say something else: at the instant that `draw` answers,
 * on the turn of a day, and when the tab comes back into view, because the timers of a hidden one are late.
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

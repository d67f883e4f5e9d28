let shift = 0;

/**
 * Sets the clock of this process, of the servers that it starts from now on (see `start-site.ts`) and of its pages
 * (see `site.ts`). The server itself has no setting for its clock: it is moved from outside, and only by these tests.
 */
export function setClock(moment: string): void {
  const at = Date.parse(moment);
  if (Number.isNaN(at)) throw new Error(`${moment} is not a moment such as 2027-01-20T15:00Z`);
  const more = at - Date.now();
  shift += more;
  shiftDate(more);
}

/** The milliseconds between the clock of the machine and the one that was set. */
export const clockShift = (): number => shift;

/** The options of Node that start a program with the clock that was set, its threads too. */
export const clockOptions = (ms = shift): readonly string[] =>
  ms === 0 ? [] : ['--import', `data:text/javascript,${encodeURIComponent(`(${shiftDate})(${ms})`)}`];

/**
 * Makes `Date` differ from the machine's clock. Timers stay as they are, because they count time and do not tell it.
 * Pages and servers get the text of this function, so it can use nothing of this file.
 */
export function shiftDate(ms: number): void {
  const real = Date;
  const now = real.now.bind(real);
  const shifted = new Proxy(real, {
    apply: () => new shifted().toString(),
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length > 0 ? given : [now() + ms], newTarget),
  });
  real.now = () => now() + ms;
  real.prototype.constructor = shifted;
  globalThis.Date = shifted;
}

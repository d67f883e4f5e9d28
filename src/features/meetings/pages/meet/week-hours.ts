import { supportHours } from '#content/support-hours.ts';

/** A stretch of a day, in hours since midnight. */
interface Stretch {
  readonly from: number;
  readonly until: number;
}

/** When somebody is there on a day of the week: 1 is Monday, 6 is Saturday. */
export function stretchesOn(day: number): Stretch[] {
  const kind = supportHours.find(({ days }) => days === (day === 6 ? 'saturday' : 'weekdays'));
  return (kind?.spans ?? []).map(([from, until]) => ({ from: hoursOf(from), until: hoursOf(until) }));
}

/** `8:30` is 8.5. */
export function hoursOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
}

/** The whole hours that hold all of these. */
export function wholeHoursOf(stretches: readonly Stretch[]): number[] {
  const first = Math.floor(Math.min(...stretches.map(({ from }) => from)));
  const last = Math.ceil(Math.max(...stretches.map(({ until }) => until)));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

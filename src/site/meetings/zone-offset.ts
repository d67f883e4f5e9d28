import { localTime } from '../local-time.ts';

const minute = 60_000;

/** How far the clocks of a zone are ahead of UTC at an instant, in minutes. */
export function offsetAt(instant: number, zone: string): number {
  const { day, time } = localTime(instant, zone);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (day - Math.floor(instant / minute) * minute) / minute + hours * 60 + minutes;
}

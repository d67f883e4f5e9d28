import { localTime } from './local-time.ts';

const minute = 60_000;

/** How far the clocks of a zone are ahead of UTC at an instant, in minutes. */
export function offsetAt(instant: number, zone: string): number {
  const { day, time } = localTime(instant, zone);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (day - Math.floor(instant / minute) * minute) / minute + hours * 60 + minutes;
}

/** `UTC−5`, `UTC+5:30`. */
export function writeOffset(minutes: number): string {
  if (minutes === 0) return 'UTC';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}

import { offeredTimes } from '../free-times.ts';
import type { MeetingDeps } from './meeting-parts.ts';

/** Whether the time is one that can be had, unless somebody has it. */
export function isOffered(time: Date, { config }: Pick<MeetingDeps, 'config'>): boolean {
  return offeredTimes(Date.now(), config.meetings.rules).includes(time.getTime());
}

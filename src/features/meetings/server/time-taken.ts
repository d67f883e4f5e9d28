import { CallFault } from '#platform/server/errors/call-fault.ts';
import { nearestFree } from '../free-times.ts';
import { meetingLimits } from '../meeting-limits.ts';
import { freeNow } from './free-now.ts';
import { isOffered } from './is-offered.ts';
import type { MeetingDeps } from './meeting-parts.ts';

/** Somebody else was quicker, or the time is none that is offered: says which ones near it are free. */
export class TimeTaken extends CallFault {
  constructor(
    readonly near: readonly number[],
    readonly why: 'taken' | 'notOffered',
  ) {
    const nearest = near.map((time) => new Date(time).toISOString());
    super('changed', { description: 'This time is not free', nearest, ...(why === 'notOffered' && { reason: why }) });
  }
}

export async function timeTaken(wanted: Date, deps: Pick<MeetingDeps, 'config' | 'database'>): Promise<TimeTaken> {
  const near = nearestFree(await freeNow(deps), wanted.getTime(), meetingLimits.nearest);
  return new TimeTaken(near, isOffered(wanted, deps) ? 'taken' : 'notOffered');
}

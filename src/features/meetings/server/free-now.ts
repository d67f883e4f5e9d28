import { CallError } from '#platform/server/errors/call-error.ts';
import { dayLength } from '#site/time.ts';
import { freeTimes, meetingLength, nearestFree, offeredTimes } from '../free-times.ts';
import { meetingLimits } from '../meeting-fields.ts';
import type { MeetingDeps } from './meeting-parts.ts';
import { takenTimes } from './store/find-meetings.ts';

/** What can be booked at this moment, in order, as milliseconds. */
export async function freeNow({ config, database }: Pick<MeetingDeps, 'config' | 'database'>): Promise<number[]> {
  const { rules } = config.meetings;
  const now = Date.now();
  const until = new Date(now + rules.horizonDays * dayLength + meetingLength);
  return freeTimes(now, rules, await takenTimes(database.db, new Date(now - meetingLength), until, new Date(now)));
}

/** Whether the time is one that can be had, unless somebody has it. */
export function isOffered(time: Date, { config }: Pick<MeetingDeps, 'config'>): boolean {
  return offeredTimes(Date.now(), config.meetings.rules).includes(time.getTime());
}

/** Somebody else was quicker, or the time is none that is offered: says which ones near it are free. */
export class TimeTaken extends CallError {
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

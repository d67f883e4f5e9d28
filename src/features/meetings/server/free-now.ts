import { CallError } from '#platform/server/errors/call-error.ts';
import { dayLength } from '#site/time.ts';
import { freeTimes, meetingLength, nearestFree, offeredTimes } from '../free-times.ts';
import { meetingLimits } from '../meeting-fields.ts';
import type { MeetingDeps } from './meeting-parts.ts';
import { takenTimes } from './store/find-meetings.ts';

/** The times that can be booked now, in order, as milliseconds. */
export async function freeNow({ config, database }: Pick<MeetingDeps, 'config' | 'database'>): Promise<number[]> {
  const { rules } = config.meetings;
  const now = Date.now();
  const until = new Date(now + rules.horizonDays * dayLength + meetingLength);
  return freeTimes(now, rules, await takenTimes(database.db, new Date(now - meetingLength), until, new Date(now)));
}

/** Whether the time is offered, taken or not. */
export function isOffered(time: Date, { config }: Pick<MeetingDeps, 'config'>): boolean {
  return offeredTimes(Date.now(), config.meetings.rules).includes(time.getTime());
}

/** The time is taken or not offered. Contains the nearest free times. */
export class TimeTaken extends CallError {
  constructor(
    readonly near: readonly number[],
    readonly why: 'taken' | 'notOffered',
  ) {
    const nearest = near.map((time) => new Date(time).toISOString());
    super('changed', { description: 'This time is not free', nearest, ...(why === 'notOffered' && { reason: why }) });
  }
}

export async function timeTaken(time: Date, deps: Pick<MeetingDeps, 'config' | 'database'>): Promise<TimeTaken> {
  const near = nearestFree(await freeNow(deps), time.getTime(), meetingLimits.nearest);
  return new TimeTaken(near, isOffered(time, deps) ? 'taken' : 'notOffered');
}

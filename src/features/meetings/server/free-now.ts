import { dayLength } from '#site/time.ts';
import { freeTimes, meetingLength } from '../free-times.ts';
import type { MeetingDeps } from './meeting-parts.ts';
import { takenTimes } from './store/taken-times.ts';

/** What can be booked at this moment, in order, as milliseconds. */
export async function freeNow({ config, database }: Pick<MeetingDeps, 'config' | 'database'>): Promise<number[]> {
  const { rules } = config.meetings;
  const now = Date.now();
  const until = new Date(now + rules.horizonDays * dayLength + meetingLength);
  return freeTimes(now, rules, await takenTimes(database.db, new Date(now - meetingLength), until, new Date(now)));
}

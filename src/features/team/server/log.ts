import { uuidText } from '#platform/contracts/bounded-input.ts';
import type { ListEnds } from '#platform/contracts/staff.ts';
import type { Db } from '#platform/database/database.ts';
import type { Config } from '#platform/server/config/config.ts';
import { actionLine, type LogPosition, listActions } from '#platform/server/staff/staff-actions.ts';
import { msPerDay } from '#site/durations.ts';
import type { StaffPlace } from '#site/staff.ts';
import type { StaffLogView } from '../team-lines.ts';
import { listMembers } from './members.ts';

const pageSize = 50;

export async function logView(db: Db, config: Pick<Config, 'staffEmails'>, place: StaffPlace): Promise<StaffLogView> {
  const { page = 1, q, member, kind, from, to } = place;
  const [olderThan, newerThan] = [readCursor(place.after), readCursor(place.before)];
  const [found, members] = await Promise.all([
    listActions(db, {
      subject: q || undefined,
      staffEmail: member || undefined,
      kind: kind || undefined,
      from: from ? startOf(from) : undefined,
      until: to ? new Date(startOf(to).getTime() + msPerDay) : undefined,
      olderThan,
      newerThan,
      // A page of newer actions is only reached from a page of older ones, so there is always a next page to link to.
      limit: newerThan ? pageSize : pageSize + 1,
    }),
    listMembers(db, config),
  ]);
  const shown = found.slice(0, pageSize);
  return {
    kind: 'log',
    actions: shown.map(actionLine),
    page: olderThan || newerThan ? page : 1,
    hasOlder: newerThan !== undefined || found.length > pageSize,
    ends: endsOf(shown),
    members: members.map(({ email }) => email),
    place: { q, member, kind, from, to },
  };
}

/** A day begins at midnight in Bogotá, where the team works. */
function startOf(day: string): Date {
  return new Date(`${day}T00:00:00-05:00`);
}

function endsOf(shown: readonly LogPosition[]): ListEnds | undefined {
  const [first, last] = [shown[0], shown.at(-1)];
  return first && last && { first: writeCursor(first), last: writeCursor(last) };
}

function writeCursor({ at, id }: LogPosition): string {
  return `${at.getTime()}.${id}`;
}

/** A cursor that cannot be parsed is ignored. */
function readCursor(cursor: string | undefined): LogPosition | undefined {
  const [, moment, typed] = /^(\d{1,14})\.(.{36})$/.exec(cursor ?? '') ?? [];
  const { data: id } = uuidText().safeParse(typed);
  return moment && id ? { at: new Date(Number(moment)), id } : undefined;
}

import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { bogota, meetingTime } from '#site/time.ts';
import { Badge } from '#ui/badge.tsx';
import { ListRow, RowList } from '#ui/console/list-row.tsx';
import type { MeetingEntry } from '../../meeting-answer.ts';
import { onBothClocks, writeDate } from '../../write-times.ts';
import { cityOf, type ReaderZone } from '../../zones.ts';

const tones = { upcoming: 'success', past: 'neutral', cancelled: 'danger' } as const;

interface Props {
  readonly meetings: readonly MeetingEntry[];
  readonly clock: ReaderZone;
}

export function MeetingList({ meetings, clock }: Props) {
  return (
    <RowList>
      {meetings.map((meeting) => (
        <Meeting key={meeting.reference} of={meeting} zone={clock.basis === 'guess' ? meeting.zone : clock.zone} />
      ))}
    </RowList>
  );
}

interface MeetingProps {
  readonly of: MeetingEntry;
  /** Of the visitor's device, or else the one that they booked in. */
  readonly zone: string;
}

/** Shows the time in the visitor's zone and in ours, and links to the page where it can be moved and cancelled. */
function Meeting({ of: { reference, startsAt, state, topic, isPast, page }, zone }: MeetingProps) {
  const { words, language } = usePage();
  const { states, at, there, thereOn } = words.dashboard.meetings;
  const status = state === 'cancelled' ? 'cancelled' : isPast ? 'past' : 'upcoming';
  const here = meetingTime(startsAt, zone, language);
  const { day, time, there: timeThere = time, dayThere } = onBothClocks(startsAt, zone, language);
  const city = cityOf(zone, words.meetBook.cities);
  return (
    <ListRow
      href={page}
      title={
        <time dateTime={new Date(startsAt).toISOString()}>
          {format(at, language, { date: here.date, time: here.time })}
        </time>
      }
      badge={<Badge tone={tones[status]}>{states[status]}</Badge>}
      text={topic}
      meta={
        <>
          <span>{city}</span>
          {zone !== bogota && (
            <span>
              {format(dayThere === undefined ? there : thereOn, language, {
                time: timeThere,
                date: writeDate(dayThere ?? day, language, 'long'),
              })}
            </span>
          )}
          <span>{reference}</span>
        </>
      }
    />
  );
}

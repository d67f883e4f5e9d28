import type { Page } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { bogota, localTime, meetingTime } from '#site/time.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { type Cells, Clamped, TwoLines } from '#ui/console/data-table.tsx';
import { languageName, MailLink } from '#ui/console/facts.tsx';
import { ActionForm } from '#ui/console/forms.tsx';
import { ReferenceLink } from '#ui/console/lists.tsx';
import { note, row } from '#ui/layout.ts';
import { Link } from '#ui/link.tsx';
import { target } from '#ui/look.ts';
import { meetingFields } from '../../../meeting-fields.ts';
import type { StaffBookingLine } from '../../../staff-booking-lines.ts';
import { writeDate } from '../../../write-times.ts';
import { cityOf } from '../../../zones.ts';
import style from './bookings.module.css';

interface RowProps {
  readonly booking: StaffBookingLine;
  readonly page: Page;
}

/** The cells of one meeting in the team's list, with its state if the filter does not say enough. */
export function bookingCells(booking: StaffBookingLine, page: Page, hasState: boolean): Cells {
  const { words, language } = page;
  const { bookings } = words.staff;
  const { reference, startsAt, zone, name, email, quote } = booking;
  const ours = meetingTime(startsAt, bogota, language);
  // The year only if it is another one.
  const isThisYear = new Date(startsAt).getFullYear() === new Date().getFullYear();
  const day = writeDate(localTime(startsAt, bogota).day, language, isThisYear ? 'brief' : 'short');
  const theirs = meetingTime(startsAt, zone, language);
  const place = { city: cityOf(zone, words.meetBook.cities), date: theirs.date, time: theirs.time };
  return [
    <TwoLines
      key="when"
      below={
        zone !== bogota && format(ours.date === theirs.date ? bookings.theirs : bookings.theirsOn, language, place)
      }
    >
      <time dateTime={new Date(startsAt).toISOString()} className={row(0, style.details)}>
        <span>{day}</span> <span className={style.time}>{ours.time}</span>
      </time>
    </TwoLines>,
    <TwoLines key="who" cut below={<MailLink to={email}>{email}</MailLink>}>
      <ReferenceLink reference={reference}>
        <bdi>{name}</bdi>
      </ReferenceLink>
    </TwoLines>,
    <div key="topic">
      <Clamped>{booking.topic}</Clamped>
      <span className={row(0, `${note} ${style.details}`)}>
        <span>{reference}</span>
        <span>{format(bookings.details, language, { language: languageName(booking.language, language) })}</span>{' '}
        {quote && <ReferenceLink reference={quote} />}
      </span>
    </div>,
    ...(hasState ? [<State key="state" booking={booking} page={page} />] : []),
    <Change key="change" booking={booking} page={page} />,
  ];
}

/** Who cancelled it, or until when it is held. */
function State({ booking: { heldUntil, cancelledBy }, page: { words, language } }: RowProps) {
  const { bookings } = words.staff;
  if (cancelledBy) return <Badge tone="danger">{bookings.cancelledBy[cancelledBy]}</Badge>;
  if (heldUntil === null) return null;
  return <Badge>{format(bookings.heldUntil, language, { time: meetingTime(heldUntil, bogota, language).time })}</Badge>;
}

/** An upcoming meeting can be moved on the visitor's page, and cancelled here. A hold can only be released. */
function Change({ booking, page: { words } }: RowProps) {
  const { bookings } = words.staff;
  const { reference, state, isPast, page } = booking;
  if (state === 'cancelled' || isPast) return null;
  const isHeld = state === 'held';
  return (
    <span className={row(0, style.change)}>
      {!isHeld && (
        <Link href={page} className={classNames(target, style.open)}>
          {bookings.open}
          <span className="visually-hidden"> {reference}</span>
        </Link>
      )}
      <details className={style.fold}>
        <summary>
          <span className={style.ask}>
            {isHeld ? bookings.release : bookings.cancel}
            <span className="visually-hidden"> {reference}</span>
          </span>
          <span className={style.keep}>{bookings.keep}</span>
        </summary>
        <ActionForm action="cancelMeeting" values={{ [meetingFields.meeting]: reference }} once>
          <Button type="submit" size="small">
            {isHeld ? bookings.releaseSure : bookings.sure}
          </Button>
        </ActionForm>
      </details>
    </span>
  );
}

import type { Page } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { bogota, meetingTime } from '#site/time.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { type Cells, languageName, MailLink } from '#ui/console/facts.tsx';
import { ActionForm } from '#ui/console/forms.tsx';
import { Moment } from '#ui/console/moment.tsx';
import style from '#ui/console/views.module.css';
import { Link } from '#ui/link.tsx';
import { meetingFields } from '../../../meeting-fields.ts';
import type { StaffBookingLine } from '../../../staff-booking-lines.ts';
import { cityOf } from '../../../zones.ts';

/** The cells of one meeting in the team's list. */
export function bookingCells(booking: StaffBookingLine, page: Page): Cells {
  const { words, language } = page;
  const { bookings } = words.staff;
  const { startsAt, zone, name, email, quote, cancelledBy, heldUntil } = booking;
  const ours = meetingTime(startsAt, bogota, language);
  const theirs = meetingTime(startsAt, zone, language);
  const place = { city: cityOf(zone, words.meetBook.cities), date: theirs.date, time: theirs.time };
  return [
    <span key="when">
      <time dateTime={new Date(startsAt).toISOString()}>
        {ours.date} <strong className={style.own}>{ours.time}</strong>
      </time>
      {zone !== bogota && (
        <span className={style.beside}>
          {format(ours.date === theirs.date ? bookings.theirs : bookings.theirsOn, language, place)}
        </span>
      )}
    </span>,
    <span key="who" className={style.long}>
      <bdi>{name}</bdi>
      <MailLink to={email} className={style.beside} />
      <span className={style.beside}>{languageName(booking.language, language)}</span>
    </span>,
    <span key="topic" dir="auto">
      {booking.topic}
      {quote && <span className={style.beside}>{format(bookings.quote, language, { quote })}</span>}
    </span>,
    <span key="booked">
      <Moment at={booking.bookedAt} />
      {heldUntil !== null && (
        <Badge>{format(bookings.heldUntil, language, { time: meetingTime(heldUntil, bogota, language).time })}</Badge>
      )}
      {cancelledBy && <Badge tone="danger">{bookings.cancelledBy[cancelledBy]}</Badge>}
    </span>,
    <Change key="change" booking={booking} page={page} />,
  ];
}

/** An upcoming meeting can be moved on the visitor's page, and cancelled here. A hold can only be released. */
function Change({ booking, page: { words } }: { booking: StaffBookingLine; page: Page }) {
  const { bookings } = words.staff;
  const { reference, state, isPast, page } = booking;
  if (state === 'cancelled' || isPast) return reference;
  const isHeld = state === 'held';
  return (
    <>
      {isHeld ? (
        <span className={style.whole}>{reference}</span>
      ) : (
        <Link href={page}>
          {bookings.open}
          <span className="visually-hidden"> {reference}</span>
        </Link>
      )}
      <details className={style.fold}>
        <summary>
          {isHeld ? bookings.release : bookings.cancel}
          <span className="visually-hidden"> {reference}</span>
        </summary>
        <ActionForm action="cancelMeeting" values={{ [meetingFields.meeting]: reference }} once>
          <Button type="submit" size="small">
            {isHeld ? bookings.releaseSure : bookings.sure}
          </Button>
        </ActionForm>
      </details>
    </>
  );
}

import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { Link } from '#components/ui/link.tsx';
import type { StaffBookingLine } from '#site/account/staff-booking-lines.ts';
import { bogota } from '#site/local-time.ts';
import { meetingFields } from '#site/meetings/meeting-fields.ts';
import { meetingTime } from '#site/meetings/meeting-time.ts';
import { cityOf } from '#site/meetings/zone-names.ts';
import { format } from '#site/message.ts';
import type { Page } from '#site/page.ts';
import { ActionForm } from '../../../action-form.tsx';
import { Moment } from '../../../moment.tsx';
import type { Cells } from '../../parts/cells.ts';
import { languageName } from '../../parts/language-name.ts';
import { MailLink } from '../../parts/mail-link.tsx';
import style from '../views.module.css';

/** One meeting, for the people who hold it. */
export function bookingCells(booking: StaffBookingLine, page: Page): Cells {
  const { words, language } = page;
  const { bookings } = words.staff;
  const { startsAt, zone, name, email, quote, cancelledBy } = booking;
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
      {cancelledBy && <Badge tone="danger">{bookings.cancelledBy[cancelledBy]}</Badge>}
    </span>,
    <Change key="change" booking={booking} page={page} />,
  ];
}

/** What lies ahead can be moved on its page, as the visitor does it, and cancelled here. */
function Change({ booking, page: { words } }: { booking: StaffBookingLine; page: Page }) {
  const { bookings } = words.staff;
  const { reference, state, isPast, page } = booking;
  if (state === 'cancelled' || isPast) return reference;
  return (
    <>
      <Link href={page}>
        {bookings.open}
        <span className="visually-hidden"> {reference}</span>
      </Link>
      <details className={style.fold}>
        <summary>
          {bookings.cancel}
          <span className="visually-hidden"> {reference}</span>
        </summary>
        <ActionForm action="cancelMeeting" values={{ [meetingFields.meeting]: reference }} once>
          <Button type="submit" size="small">
            {bookings.sure}
          </Button>
        </ActionForm>
      </details>
    </>
  );
}

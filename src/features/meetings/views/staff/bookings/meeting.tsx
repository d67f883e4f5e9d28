import type { ReactNode } from 'react';
import { Correspondence } from '#features/tickets/views/staff/correspondence.tsx';
import type { Mistyped } from '#platform/contracts/staff.ts';
import { usePage } from '#platform/page/page.ts';
import { regionName } from '#site/formatters.ts';
import { format } from '#site/message.ts';
import { bogota, localTime, meetingTime } from '#site/time.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Box, FactBox, languageName, MailLink } from '#ui/console/facts.tsx';
import fold from '#ui/console/fold.module.css';
import { ActionForm } from '#ui/console/forms.tsx';
import { History } from '#ui/console/history.tsx';
import { ReferenceLink } from '#ui/console/lists.tsx';
import { Moment } from '#ui/console/moment.tsx';
import { RecordPage } from '#ui/console/view-head.tsx';
import { note, stack } from '#ui/layout.ts';
import { meetingFields } from '../../../meeting-fields.ts';
import type { StaffBookingLine, StaffMeetingView } from '../../../staff-booking-lines.ts';
import { writeDate } from '../../../write-times.ts';
import { cityOf } from '../../../zones.ts';
import { CancellingFields } from '../../cancelling-fields.tsx';
import style from './bookings.module.css';

/** One meeting: who, when and about what, and what the team can do. */
export function MeetingView({ view, mistyped }: { view: StaffMeetingView; mistyped: Mistyped }) {
  const { words, language } = usePage();
  const { meeting: text } = words.customers;
  const { booking, actions, correspondence } = view;
  const { reference, startsAt, name, topic, page } = booking;
  const day = writeDate(localTime(startsAt, bogota).day, language, 'short');
  return (
    <RecordPage
      list="bookings"
      back={text.back}
      title={`${day} · ${meetingTime(startsAt, bogota, language).time}`}
      state={<MeetingState of={booking} />}
      lead={
        <>
          <bdi>{name}</bdi> · {reference}
        </>
      }
      links={[[page, text.page]]}
      customer={correspondence.writing && reference}
      aside={
        <>
          <CancelBox booking={booking} mistyped={mistyped} />
          <MeetingFacts view={view} />
          <History actions={actions} />
        </>
      }
    >
      <Box id="topic" title={text.topic}>
        <p className={style.topic} dir="auto">
          {topic}
        </p>
      </Box>
      <Correspondence correspondence={correspondence} mistyped={mistyped} />
    </RecordPage>
  );
}

const tones = { upcoming: 'info', past: 'success', cancelled: 'danger', held: 'info', expired: 'neutral' } as const;

function MeetingState({ of: { state, isPast } }: { of: StaffBookingLine }) {
  const { states } = usePage().words.customers.meeting;
  const name = state === 'booked' ? (isPast ? 'past' : 'upcoming') : state;
  return <Badge tone={tones[name]}>{states[name]}</Badge>;
}

function MeetingFacts({ view }: { view: StaffMeetingView }) {
  const { words, language } = usePage();
  const { meeting: text } = words.customers;
  const { bookings, payment } = words.staff;
  const { booking, country, hasAccount, createdAt, remindedAt, cancelledAt, cancelling } = view;
  const { zone, quote, email, cancelledBy } = booking;
  const theirs = meetingTime(booking.startsAt, zone, language);
  const rows: Readonly<Record<keyof typeof text.labels, ReactNode>> = {
    name: <bdi>{booking.name}</bdi>,
    email: <MailLink to={email} />,
    theirs:
      zone !== bogota && format(bookings.theirsOn, language, { ...theirs, city: cityOf(zone, words.meetBook.cities) }),
    quote: quote && <ReferenceLink reference={quote} />,
    account: hasAccount ? payment.hasAccount : payment.noAccount,
    country: country && regionName(country.toUpperCase(), language),
    language: languageName(booking.language, language),
    booked: <Moment at={createdAt} />,
    reminded: remindedAt !== null && <Moment at={remindedAt} />,
    cancelled: cancelledAt !== null && (
      <>
        <Moment at={cancelledAt} />
        {cancelledBy && <div>{bookings.cancelledBy[cancelledBy]}</div>}
        {Object.entries(cancelling).map(([name, text]) => text && <bdi key={name}>{text}</bdi>)}
      </>
    ),
  };
  return <FactBox title={text.facts} labels={text.labels} rows={rows} />;
}

/** An upcoming meeting can be cancelled here, and moved on the visitor's page. A hold can only be released. */
function CancelBox({ booking, mistyped: { typed, problems } }: { booking: StaffBookingLine; mistyped: Mistyped }) {
  const { reference, state, isPast } = booking;
  const { words } = usePage();
  const { bookings } = words.staff;
  const { meeting: text } = words.customers;
  if (isPast || (state !== 'booked' && state !== 'held')) return null;
  const isHeld = state === 'held';
  const refused = typed?.['action'] === 'cancelMeeting' ? typed : undefined;
  return (
    <Box id="change" title={isHeld ? text.states.held : text.change}>
      {!isHeld && <p className={note}>{text.cancelHint}</p>}
      <details className={fold.fold} open={refused !== undefined}>
        <summary>{isHeld ? bookings.release : text.cancel}</summary>
        <ActionForm
          action="cancelMeeting"
          values={{ [meetingFields.meeting]: reference, from: 'meeting' }}
          once
          className={stack(2)}
        >
          {!isHeld && (
            <CancellingFields id="cancel" typed={refused} problems={refused && problems} hint={bookings.reasonHint} />
          )}
          <Button type="submit" size="small">
            {isHeld ? bookings.releaseSure : bookings.sure}
          </Button>
        </ActionForm>
      </details>
    </Box>
  );
}

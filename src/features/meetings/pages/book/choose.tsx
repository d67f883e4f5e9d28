import { company } from '#content/catalogue/company.ts';
import { Island } from '#platform/browser/island.tsx';
import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import { contactFormAnchor } from '#site/contact-dialog.ts';
import { format } from '#site/message.ts';
import Meeting from '../../browser/meeting.tsx';
import type { MeetingAnswer } from '../../meeting-answer.ts';
import { onBothClocks, writeDate } from '../../write-times.ts';
import { cityOf } from '../../zone-names.ts';
import { BookingHead } from './booking-head.tsx';
import style from './choose.module.css';
import { ZoneList } from './zone-list.tsx';

type Answer = Extract<MeetingAnswer, { kind: 'choose' }>;

/** Free times to choose from, for a new meeting or for one that is moved. */
export function Choose({ answer }: { answer: Answer }) {
  const { words, language } = usePage();
  const { meetBook, contactForm } = words;
  const { form, problems, faults, instead, cities, meeting: booked } = meetBook;
  const { moving, ...given } = answer;
  const { kind: _, ...props } = given;
  const now = Date.now();
  // Whoever moves a meeting, turned the week or was told of a fault has chosen a clock, or typed something.
  const isUntouched = !moving && !answer.from && !answer.fault;
  return (
    <>
      <Head answer={answer} />
      <div className={style.room} {...(isUntouched && { 'data-enhance': 'own-clock', 'data-wake': 'sight' })}>
        <Island
          name="meeting"
          of={Meeting}
          props={{
            ...props,
            language,
            now,
            page: href('/meet/book', language),
            words: { form, problems, faults, instead, cities, booked, honeypot: contactForm.honeypot },
            moving: moving && { reference: moving.meeting.reference, key: moving.key, page: moving.meeting.page },
            contactHref: href('/contact', language, contactFormAnchor),
          }}
        >
          <ZoneList zone={answer.zone} now={now} />
        </Island>
      </div>
    </>
  );
}

function Head({ answer: { moving, quote } }: { answer: Answer }) {
  const { words, language } = usePage();
  const { meetBook } = words;
  if (moving) {
    const { startsAt, zone } = moving.meeting;
    const { day, time } = onBothClocks(startsAt, zone);
    const date = writeDate(day, language, 'long');
    return (
      <BookingHead title={meetBook.meeting.moving}>
        {format(meetBook.meeting.movingText, language, { date, time, city: cityOf(zone, meetBook.cities) })}
      </BookingHead>
    );
  }
  return (
    <BookingHead title={meetBook.title}>
      {format(meetBook.lead, language, { minutes: company.meetingMinutes })}
      {quote && ` ${format(meetBook.aboutQuote, language, { quote })}.`}
    </BookingHead>
  );
}

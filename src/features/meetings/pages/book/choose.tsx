import type { ReactNode } from 'react';
import { company } from '#content/catalogue/company.ts';
import { Island } from '#platform/browser/island.tsx';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import { contactFormAnchor } from '#site/dialogs.ts';
import { localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { localTime, readDay } from '#site/time.ts';
import { classNames } from '#ui/class-names.ts';
import { PageTrail } from '#ui/links.tsx';
import { surface } from '#ui/sections/section.tsx';
import { SelectField } from '#ui/select-field.tsx';
import Meeting from '../../browser/meeting.tsx';
import type { MeetingAnswer } from '../../meeting-answer.ts';
import { meetingFields } from '../../meeting-fields.ts';
import { firstOpenDay, shownInstant, weekOfTimes } from '../../week-of-times.ts';
import { onBothClocks, writeDate } from '../../write-times.ts';
import { countryOfZone } from '../../zone-countries.ts';
import { offsetIn, offsetsOf, zoneOffsets } from '../../zone-offsets.ts';
import { cityOf, regionOf } from '../../zones.ts';
import style from './page.module.css';

type Answer = Extract<MeetingAnswer, { kind: 'choose' }>;

/** Free times to choose from, for a new meeting or for one that is moved. */
export function Choose({ answer }: { answer: Answer }) {
  const { words, language } = usePage();
  const { meetBook, contactForm } = words;
  const { form, problems, errors, instead, cities, meeting: booked } = meetBook;
  const { moving, ...given } = answer;
  const { kind: _, ...props } = given;
  const now = Date.now();
  // After an error the visitor has typed something, and a meeting that is moved has a zone.
  const isUntouched = !moving && answer.basis !== 'chosen' && !answer.errorCode;
  return (
    <>
      <Head answer={answer} />
      <div className={style.surface} {...(isUntouched && dataProps({ enhance: 'own-clock', wake: 'sight' }))}>
        <Island
          name="meeting"
          of={Meeting}
          props={{
            ...props,
            language,
            now,
            page: href('/meet/book', language),
            words: {
              form,
              problems,
              errors,
              instead,
              cities,
              booked,
              honeypot: contactForm.honeypot,
              meantEmail: words.sections.meantEmail,
            },
            moving: moving && { reference: moving.meeting.reference, key: moving.key, page: moving.meeting.page },
            contactHref: href('/contact', language, contactFormAnchor),
          }}
        >
          <ZoneList answer={answer} now={now} />
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
    const { day, time } = onBothClocks(startsAt, zone, language);
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

/** A short page header, because visitors come for the times. */
function BookingHead({ title, children }: { title: string; children: ReactNode }) {
  const { className, scheme } = surface('blush');
  return (
    <header className={classNames(style.head, className)} {...dataProps({ scheme })}>
      <PageTrail />
      <h1>{title}</h1>
      <p>{children}</p>
    </header>
  );
}

/** Every time zone by its city, with its offset from UTC on the day that is open. */
function ZoneList({ answer: { zone, free, from, typed }, now }: { answer: Answer; now: number }) {
  const { words, language } = usePage();
  const { meetBook } = words;
  const { cities, form } = meetBook;
  const regions: Readonly<Record<string, string>> = meetBook.regions;
  const inOrder = new Intl.Collator(localeOf(language));
  const chosen = Date.parse(typed.time) || undefined;
  const { days } = weekOfTimes(free, zone, readDay(from) ?? (chosen && localTime(chosen, zone).day));
  const at = shownInstant(firstOpenDay(days, zone, chosen), chosen) ?? now;
  const range = { from: now, until: free.at(-1) ?? now };
  const offsets = zoneOffsets(range.from, range.until);
  const zones = [...offsets.keys()];
  const option = (value: string) => {
    const own = offsets.get(value) ?? offsetsOf(value, range);
    return {
      value,
      label: `${cityOf(value, cities)} (${offsetIn(own, at)})`,
      // For the list in which the browser can search, and the offset of another day when that is opened.
      data: dataProps({ offsets: own, country: countryOfZone(value) }),
    };
  };
  return (
    <SelectField
      id="meeting-zone"
      name={meetingFields.zone}
      label={form.zone}
      defaultValue={zone}
      autoComplete="off"
      options={[
        // The list has this zone under another name.
        ...(zones.includes(zone) ? [] : [option(zone)]),
        ...[...new Set(zones.map(regionOf))].map((region) => ({
          label: regions[region] ?? region,
          options: zones
            .filter((one) => regionOf(one) === region)
            .map(option)
            .sort((one, other) => inOrder.compare(one.label, other.label)),
        })),
      ]}
    />
  );
}

import type { ReactNode } from 'react';
import { company } from '#content/catalogue/company.ts';
import { Island } from '#platform/browser/island.tsx';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import { contactFormAnchor } from '#site/dialogs.ts';
import { localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { dayLength, offsetAt, writeOffset } from '#site/time.ts';
import { classNames } from '#ui/class-names.ts';
import { PageTrail } from '#ui/links.tsx';
import { surface } from '#ui/sections/section.tsx';
import { SelectField } from '#ui/select-field.tsx';
import Meeting from '../../browser/meeting.tsx';
import type { MeetingAnswer } from '../../meeting-answer.ts';
import { meetingFields } from '../../meeting-fields.ts';
import { onBothClocks, writeDate } from '../../write-times.ts';
import { cityOf, clockChange, regionOf } from '../../zones.ts';
import style from './choose.module.css';

type Answer = Extract<MeetingAnswer, { kind: 'choose' }>;

/** Free times to choose from, for a new meeting or for one that is moved. */
export function Choose({ answer }: { answer: Answer }) {
  const { words, language } = usePage();
  const { meetBook, contactForm } = words;
  const { form, problems, errors, instead, cities, meeting: booked } = meetBook;
  const { moving, ...given } = answer;
  const { kind: _, ...props } = given;
  const now = Date.now();
  // After moving, changing the week or an error, the visitor has chosen a time zone or typed something.
  const isUntouched = !moving && !answer.from && !answer.errorCode;
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
            words: { form, problems, errors, instead, cities, booked, honeypot: contactForm.honeypot },
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

/** Every time zone by its city, with its current offset from UTC. */
function ZoneList({ zone, now }: { zone: string; now: number }) {
  const { words, language } = usePage();
  const { meetBook } = words;
  const { cities, form } = meetBook;
  const regions: Readonly<Record<string, string>> = meetBook.regions;
  const inOrder = new Intl.Collator(localeOf(language));
  const offsets = zoneOffsets(now);
  const zones = [...offsets.keys()];
  const option = (value: string) => ({
    value,
    label: `${cityOf(value, cities)} (${offsets.get(value) ?? writeOffset(offsetAt(now, value))})`,
  });
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

/** How far ahead clock changes are looked for. */
const lookahead = 30 * dayLength;

/** Has Toronto's time, but visitors look for it by its own name. */
const others = ['America/Montreal'];

interface Offsets {
  /** The period in which the offsets are valid. */
  readonly from: number;
  readonly until: number;
  readonly ofZone: ReadonlyMap<string, string>;
}

let cached: Offsets | undefined;

/**
 * The offset from UTC of every zone. Computing them takes longer than rendering a page, so they are cached until the next
 * clock change anywhere in the world.
 */
export function zoneOffsets(now: number): ReadonlyMap<string, string> {
  if (!cached || now < cached.from || now >= cached.until) cached = computeOffsets(now);
  return cached.ofZone;
}

function computeOffsets(now: number): Offsets {
  const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), ...others])].map((zone) => ({
    zone,
    offset: writeOffset(offsetAt(now, zone)),
    until: clockChange(now, now + lookahead, zone)?.at ?? now + lookahead,
  }));
  return {
    from: now,
    until: Math.min(...zones.map(({ until }) => until)),
    ofZone: new Map(zones.map(({ zone, offset }) => [zone, offset])),
  };
}

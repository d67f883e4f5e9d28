import { useEffect, useRef } from 'react';
import { isSeen } from '#platform/browser/focus.ts';
import { fieldNames } from '#platform/contracts/form-fields.ts';
import { dataProps, withData } from '#platform/page/data-attributes.ts';
import { contactDialogId } from '#site/dialogs.ts';
import { type Language, languages } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { Button } from '#ui/button.tsx';
import { Callout } from '#ui/callout.tsx';
import { DeclaredField } from '#ui/declared-field.tsx';
import { TrapField } from '#ui/hidden-fields.tsx';
import { MoonIcon } from '#ui/icons.tsx';
import { centeredRow, line, stack } from '#ui/layout.ts';
import { SelectField } from '#ui/select-field.tsx';
import { isAtNight } from '../day-parts.ts';
import type { TypedMeeting } from '../meeting-answer.ts';
import { bookingFields, meetingFields } from '../meeting-fields.ts';
import { onBothClocks, writeDate } from '../write-times.ts';
import { cityOf } from '../zones.ts';
import { Booked } from './booked.tsx';
import { problemText } from './booking.ts';
import style from './meeting.module.css';
import type { MeetingProps, MeetingWords } from './meeting-props.ts';
import type { TimeProps } from './time-choice.tsx';
import { Times } from './time-choice.tsx';
import { useMeeting } from './use-meeting.ts';
import { Week } from './week.tsx';
import { ZoneChoice } from './zone-choice.tsx';

declare module '#platform/browser/islands.ts' {
  interface IslandComponents {
    meeting: typeof Meeting;
  }
}

/** Free times and the fields to book one. It is an ordinary form that also works without JavaScript. */
export default function Meeting({ children, ...props }: MeetingProps) {
  const { language, words, moving } = props;
  const form = useRef<HTMLFormElement>(null);
  const meeting = useMeeting(form, props);
  const { zone, chosen, stage } = meeting;
  useEffect(() => {
    if (stage.failure) focusError(form.current);
  }, [stage.failure]);
  if (stage.booked) return <Booked language={language} words={words} zone={zone} page={props.page} {...stage.booked} />;
  const time = { zone, language, words, isAwake: meeting.isAwake, chosen, onChoose: meeting.choose };
  return (
    <form
      ref={form}
      method="post"
      action={props.page}
      className={stack(6, style.form)}
      aria-busy={stage.isSending || undefined}
      onSubmit={meeting.submit}
      onInput={meeting.input}
    >
      <HiddenFields words={words} moving={moving} quote={props.quote} requestId={props.requestId} />
      <div className={style.when}>
        {stage.errorText && (
          <div className={style.message} tabIndex={-1} {...dataProps({ error: '' })}>
            <Callout tone="error">
              {stage.errorText}
              {stage.offersContact && (
                <>
                  {' '}
                  <a href={props.contactHref} {...dataProps({ opens: contactDialogId })}>
                    {words.form.contact}
                  </a>
                </>
              )}
            </Callout>
          </div>
        )}
        {stage.nearest.length > 0 && <NearestTimes times={stage.nearest} {...time} />}
        <ZoneChoice
          zone={zone}
          language={language}
          words={words}
          from={meeting.from}
          at={meeting.at}
          isSame={meeting.isSame}
          basis={props.basis}
          onChange={meeting.changeZone}
        >
          {children}
        </ZoneChoice>
        <Week
          {...time}
          week={meeting.week}
          now={props.now}
          problem={stage.problems['time']}
          hasDaytime={meeting.hasDaytime}
          onTurn={meeting.turn}
          onOpen={meeting.open}
          contactHref={props.contactHref}
        />
      </div>
      <div className={style.about}>
        <ChosenTime {...time} />
        {!moving && (
          <AboutFields
            language={language}
            words={words}
            typed={props.typed}
            problems={stage.problems}
            isSending={stage.isSending}
          />
        )}
        <div className={centeredRow(3)}>
          <Button type="submit" name={meetingFields.action} value={moving ? 'move' : 'book'} busy={stage.isSending}>
            {stage.isSending ? words.form.booking : moving ? words.form.move : words.form.book}
          </Button>
          {moving && (
            <Button href={moving.page} look="quiet">
              {words.form.keep}
            </Button>
          )}
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {meeting.announcement}
      </p>
    </form>
  );
}

/** Focuses the first field with a problem, or else the error message. */
function focusError(form: HTMLFormElement | null): void {
  const fields = form?.querySelectorAll<HTMLElement>('[aria-invalid=true] input, [aria-invalid=true]:not(fieldset)');
  // Only the times of one day are visible.
  const wrong = Array.from(fields ?? []).find(isSeen);
  const place = wrong ?? form?.querySelector<HTMLElement>(withData('error'));
  place?.focus();
}

/** Alternatives for a visitor whose time was just taken. */
function NearestTimes({ times, ...props }: TimeProps & { readonly times: readonly number[] }) {
  return (
    <fieldset>
      <legend className={style.legend}>{props.words.form.nearest}</legend>
      <Times {...props} times={times} group="nearest" withDay />
    </fieldset>
  );
}

type Props = Pick<MeetingProps, 'words' | 'moving' | 'quote' | 'requestId'>;

/** The hidden fields of the form, and a honeypot for bots. */
function HiddenFields({ words, moving, quote, requestId }: Props) {
  return (
    <>
      {/* Enter presses the first button; the other buttons only change what is shown. */}
      <button
        type="submit"
        name={meetingFields.action}
        value={moving ? 'move' : 'book'}
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
      />
      <input type="hidden" name={meetingFields.requestId} value={requestId} />
      {quote && <input type="hidden" name={meetingFields.quote} value={quote} />}
      {moving && (
        <>
          <input type="hidden" name={meetingFields.meeting} value={moving.reference} />
          <input type="hidden" name={meetingFields.key} value={moving.key} />
        </>
      )}
      <TrapField id="meeting-trap" name={meetingFields.trap} label={words.honeypot} />
    </>
  );
}

/** The chosen time in words, next to the button. */
function ChosenTime({ zone, language, words: { form, cities }, isAwake, chosen }: TimeProps) {
  if (chosen === undefined) {
    return (
      <p className={stack(0, style.chosen)}>
        <span>{form.chosen}</span> {form.notChosen}
      </p>
    );
  }
  const { day, time, there, dayThere } = onBothClocks(chosen, zone, language);
  const date = writeDate(day, language, 'long');
  return (
    <p className={stack(0, style.chosen)}>
      <span>{form.chosen}</span>{' '}
      <strong>{format(form.at, language, { date, time, city: cityOf(zone, cities) })}</strong>
      {isAtNight(chosen, zone) && (
        <span className={line(1, style.night)}>
          <MoonIcon /> {form.chosenAtNight}
        </span>
      )}
      {there && (
        <span>
          {format(dayThere === undefined ? form.atThere : form.atThereOn, language, {
            time: there,
            date: writeDate(dayThere ?? day, language, 'long'),
          })}
        </span>
      )}
      {/* After hydration each day is its own radio group, so the form needs this field. */}
      {isAwake && <input type="hidden" name={meetingFields.time} value={new Date(chosen).toISOString()} />}
    </p>
  );
}

interface AboutFieldsProps {
  readonly language: Language;
  readonly words: MeetingWords;
  readonly typed: TypedMeeting;
  /** The name of each field's problem. */
  readonly problems: Readonly<Record<string, string>>;
  /** The form is being sent, so its fields must not change. */
  readonly isSending: boolean;
}

/** The fields for the visitor and the topic. */
function AboutFields({ language, words, typed, problems, isSending }: AboutFieldsProps) {
  const { form } = words;
  const hints: Readonly<Partial<Record<keyof typeof bookingFields, string>>> = form.hints;
  // The page's language comes first.
  const offered = [...languages].sort((one, other) => Number(other.code === language) - Number(one.code === language));
  return (
    <fieldset className={stack(5, style.fields)}>
      <legend>{form.about}</legend>
      {fieldNames(bookingFields).map((name) => (
        <DeclaredField
          key={name}
          of={bookingFields[name]}
          id={`meeting-${name}`}
          name={name}
          label={form[name]}
          hint={hints[name]}
          meant={words.meantEmail}
          rows={3}
          defaultValue={typed[name]}
          error={problemText(name, problems[name], words.problems, language)}
          readOnly={isSending}
        />
      ))}
      <SelectField
        id="meeting-language"
        name={meetingFields.language}
        label={form.language}
        defaultValue={typed.language}
        options={offered.map(({ code, name }) => ({ value: code, label: name }))}
      />
    </fieldset>
  );
}

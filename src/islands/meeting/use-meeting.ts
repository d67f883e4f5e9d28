import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { bogota, localTime } from '#site/local-time.ts';
import { meetingFields } from '#site/meetings/meeting-fields.ts';
import { readDay, weekOfTimes, writeDay } from '#site/meetings/week-of-times.ts';
import { onBothClocks, writeDate } from '#site/meetings/write-times.ts';
import { cityOf } from '#site/meetings/zone-names.ts';
import { format } from '#site/message.ts';
import { fillInPerson } from '../fill-in-person.ts';
import { reveal } from '../reveal.ts';
import { makeBooking } from './booking.ts';
import { checkBooking } from './check-booking.ts';
import { deviceZone } from './device-zone.ts';
import { doors } from './doors.ts';
import type { MeetingProps } from './meeting.tsx';
import { calm, failed, mended, type Stage, stageAtFirst, taken } from './stage.ts';
import { typedIn } from './typed-in.ts';
import { useFreshTimes } from './use-fresh-times.ts';

/** Everything that happens between the free times and a meeting. */
export function useMeeting(form: RefObject<HTMLFormElement | null>, props: MeetingProps) {
  const { language, words, moving, quote, requestId, typed } = props;
  const [isAwake, setAwake] = useState(false);
  const [zone, setZone] = useState(props.zone);
  const [chosen, setChosen] = useState<number | undefined>(Date.parse(typed.time) || undefined);
  const [asked, setAsked] = useState(readDay(props.from) ?? (chosen && localTime(chosen, zone).day));
  const [stage, setStage] = useState<Stage>(() => stageAtFirst(props));
  const [told, setTold] = useState('');
  const [free, drop] = useFreshTimes(props.free, props.now, stage.isSending);
  const [book] = useState(() => makeBooking(requestId, doors));
  // At once, not with the next drawing: a second press may come before that.
  const isLeaving = useRef(false);

  const week = weekOfTimes(free, zone, asked);
  const shown = week.days.flatMap(({ times }) => times);
  const isSame = zone !== bogota && shown.length > 0 && shown.every((time) => !onBothClocks(time, zone).there);
  const from = writeDay(week.days[0]?.day ?? props.now);

  useEffect(() => {
    setAwake(true);
    // From now on what is wrong is said beside the field, in the language of the page.
    if (form.current) form.current.noValidate = true;
    if (form.current) fillInPerson(form.current, meetingFields);
    const device = deviceZone();
    // Whoever moves a meeting has a clock already, and so has whoever came by a link that names one.
    if (device && !moving && !new URLSearchParams(location.search).has('zone')) setZone(device);
    const onShow = () => {
      isLeaving.current = false;
      setStage((before) => ({ ...before, isSending: false }));
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [form, moving]);

  const changeZone = useCallback(
    (changed: string) => {
      setZone(changed);
      setTold(format(words.form.zoneTold, language, { city: cityOf(changed, words.cities) }));
    },
    [words, language],
  );

  const send = async (element: HTMLFormElement) => {
    const fields = { ...typedIn(element), time: chosen ? new Date(chosen).toISOString() : '', zone };
    const problems = checkBooking(fields);
    if (Object.keys(problems).length > 0) return setStage(failed('wrongInput', problems, words.faults));
    setStage((before) => ({ ...calm, nearest: before.nearest, isSending: true }));
    const outcome = await book({ ...fields, ...(quote && { quotation_id: quote }) });
    if (!outcome) return;
    reveal(element);
    if (outcome.kind === 'failed') return setStage(failed(outcome.fault, outcome.problems, words.faults));
    if (outcome.kind === 'taken') {
      drop(chosen);
      setChosen(undefined);
      return setStage(taken(outcome, words, false));
    }
    setStage({ ...calm, booked: { meeting: outcome.meeting, email: fields.email.trim(), asked: chosen ?? 0 } });
  };

  /** Moving is the page's own work: the form goes out as it is, once. */
  const leave = (event: FormEvent) => {
    if (isLeaving.current || chosen === undefined) event.preventDefault();
    if (chosen === undefined) return setStage(failed('wrongInput', { time: 'missing' }, words.faults));
    isLeaving.current = true;
    setStage({ ...calm, isSending: true });
  };

  return {
    ...{ isAwake, zone, chosen, stage, told, week, from, isSame, changeZone },
    choose(time: number) {
      setChosen(time);
      setStage((before) => mended(before, 'time'));
    },
    turn(day: number) {
      setAsked(day);
      const { days } = weekOfTimes(free, zone, day);
      const [first, last] = [days[0], days.at(-1)];
      if (!first || !last) return;
      const write = (one: number) => writeDate(one, language, 'long');
      setTold(format(words.form.weekTold, language, { from: write(first.day), until: write(last.day) }));
    },
    mend: ({ target }: FormEvent) => {
      const { name } =
        target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target : { name: '' };
      setStage((before) => mended(before, name));
    },
    submit(event: FormEvent<HTMLFormElement>) {
      if (moving) return leave(event);
      event.preventDefault();
      void send(event.currentTarget);
    },
  };
}

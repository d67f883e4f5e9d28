import { type FormEvent, type RefObject, useCallback, useEffect, useState } from 'react';
import { fillInPerson } from '#features/accounts/browser/fill-in-person.ts';
import { isBox } from '#platform/browser/boxes.ts';
import { bogota, localTime } from '#site/local-time.ts';
import { format } from '#site/message.ts';
import { meetingFields } from '../meeting-fields.ts';
import { readDay, weekOfTimes, writeDay } from '../week-of-times.ts';
import { onBothClocks, writeDate } from '../write-times.ts';
import { cityOf } from '../zone-names.ts';
import type { MeetingProps } from './meeting-props.ts';
import { useBooking } from './use-booking.ts';
import { useFreshTimes } from './use-fresh-times.ts';
import { useZone } from './use-zone.ts';

/** Which times are shown, on whose clock, and which of them is chosen. */
export function useMeeting(form: RefObject<HTMLFormElement | null>, props: MeetingProps) {
  const { language, words } = props;
  const [isAwake, setAwake] = useState(false);
  const [zone, setZone] = useZone(form, props);
  const [chosen, setChosen] = useState<number | undefined>(Date.parse(props.typed.time) || undefined);
  const [asked, setAsked] = useState(readDay(props.from) ?? (chosen && localTime(chosen, zone).day));
  const [announcement, setAnnouncement] = useState('');
  const { stage, mend, submit } = useBooking(props);
  const [free, drop] = useFreshTimes(props.free, props.now, stage.isSending || stage.booked !== undefined);

  const week = weekOfTimes(free, zone, asked);
  const shown = week.days.flatMap(({ times }) => times);
  const isSame = zone !== bogota && shown.length > 0 && shown.every((time) => !onBothClocks(time, zone).there);
  const from = writeDay(week.days[0]?.day ?? props.now);

  useEffect(() => {
    setAwake(true);
    if (!form.current) return;
    // From now on what is wrong is said beside the field, in the language of the page.
    form.current.noValidate = true;
    fillInPerson(form.current, meetingFields);
  }, [form]);

  const changeZone = useCallback(
    (changed: string) => {
      setZone(changed);
      setAnnouncement(format(words.form.zoneTold, language, { city: cityOf(changed, words.cities) }));
    },
    [setZone, words, language],
  );
  const onTaken = () => {
    drop(chosen);
    setChosen(undefined);
  };

  return {
    isAwake,
    zone,
    chosen,
    stage,
    announcement,
    week,
    from,
    isSame,
    changeZone,
    choose(time: number) {
      setChosen(time);
      mend('time');
    },
    turn(day: number) {
      setAsked(day);
      const { days } = weekOfTimes(free, zone, day);
      const [first, last] = [days[0], days.at(-1)];
      if (!first || !last) return;
      const write = (one: number) => writeDate(one, language, 'long');
      setAnnouncement(format(words.form.weekTold, language, { from: write(first.day), until: write(last.day) }));
    },
    input: ({ target }: FormEvent) => isBox(target) && mend(target.name),
    submit: (event: FormEvent<HTMLFormElement>) => submit(event, { chosen, zone, onTaken }),
  };
}

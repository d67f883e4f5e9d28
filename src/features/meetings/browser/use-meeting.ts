import { type FormEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fillInPerson } from '#features/accounts/browser/fill-in-person.ts';
import { isBox } from '#platform/browser/boxes.ts';
import { format } from '#site/message.ts';
import { bogota, localTime } from '#site/time.ts';
import { meetingFields } from '../meeting-fields.ts';
import { readDay, weekOfTimes, writeDay } from '../week-of-times.ts';
import { onBothClocks, writeDate } from '../write-times.ts';
import { cityOf } from '../zones.ts';
import { askFreeTimes } from './booking.ts';
import { deviceZone } from './device-zone.ts';
import type { MeetingProps } from './meeting-props.ts';
import { useBooking } from './use-booking.ts';

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

/** Whose clock is shown: at first that which was drawn, then the visitor's own. */
function useZone(form: RefObject<HTMLFormElement | null>, { zone: drawn, moving }: MeetingProps) {
  const [zone, setZone] = useState(drawn);
  // Before the list of zones is told which one is shown: what was picked in it while this slept would be gone.
  useLayoutEffect(() => {
    const picked = pickedIn(form.current?.elements.namedItem(meetingFields.zone));
    // Whoever moves a meeting has a clock already, and so has whoever came by a link that names one.
    const isGiven = moving !== undefined || new URLSearchParams(location.search).has(meetingFields.zone);
    const own = picked ?? (isGiven ? undefined : deviceZone());
    if (own) setZone(own);
  }, [form, moving]);
  return [zone, setZone] as const;
}

/** What somebody picked from a list; undefined where it stands as it was drawn. */
function pickedIn(list: unknown): string | undefined {
  if (!(list instanceof HTMLSelectElement)) return undefined;
  const isChanged = [...list.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return isChanged ? list.value : undefined;
}

/** Milliseconds after which somebody who comes back is not shown what was free before. */
const shelfLife = 2 * 60_000;

type Drop = (taken: number | undefined) => void;

/** The free times, asked for again when somebody comes to them a while after they were drawn, and how one of them goes. */
function useFreshTimes(first: readonly number[], drawnAt: number, isBusy: boolean): [readonly number[], Drop] {
  const [free, setFree] = useState(first);
  const busy = useRef(isBusy);
  busy.current = isBusy;
  useEffect(() => {
    // The device's clock may be behind that of the server.
    let askedAt = Math.min(drawnAt, Date.now());
    const refresh = () => {
      if (busy.current || document.hidden || Date.now() - askedAt < shelfLife) return;
      askedAt = Date.now();
      void askFreeTimes().then((times) => times && setFree(times));
    };
    refresh();
    document.addEventListener('visibilitychange', refresh);
    // A dialog that is opened again, or a field that is turned to after lunch.
    document.addEventListener('focusin', refresh);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      document.removeEventListener('focusin', refresh);
    };
  }, [drawnAt]);
  return [free, (taken) => setFree((before) => before.filter((time) => time !== taken))];
}

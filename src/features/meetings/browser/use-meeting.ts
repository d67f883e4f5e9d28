import { type FormEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fillInPerson } from '#features/accounts/browser/fill-in-person.ts';
import { isBox } from '#platform/browser/form-fields.ts';
import { msPerMinute } from '#site/durations.ts';
import { format } from '#site/message.ts';
import { bogota, localTime, readDay, writeDay } from '#site/time.ts';
import { rankOf } from '../day-parts.ts';
import { meetingFields } from '../meeting-fields.ts';
import { firstOpenDay, shownInstant, weekOfTimes } from '../week-of-times.ts';
import { onBothClocks, writeDate } from '../write-times.ts';
import { cityOf, writeWithCity } from '../zones.ts';
import { fetchFreeTimes } from './booking.ts';
import { deviceZone } from './device-zone.ts';
import type { MeetingProps } from './meeting-props.ts';
import { useBooking } from './use-booking.ts';

/** The times that are shown, their time zone, and the chosen one. */
export function useMeeting(form: RefObject<HTMLFormElement | null>, props: MeetingProps) {
  const { language, words } = props;
  const [isAwake, setAwake] = useState(false);
  const [zone, setZone] = useZone(form, props);
  const [chosen, setChosen] = useState<number | undefined>(Date.parse(props.typed.time) || undefined);
  const [fromDay, setFromDay] = useState(readDay(props.from) ?? (chosen && localTime(chosen, zone).day));
  const [opened, setOpened] = useState<number>();
  const [announcement, setAnnouncement] = useState('');
  const { stage, clearError, submit } = useBooking(props);
  const [free, drop] = useFreshTimes(props.free, props.now, stage.isSending || stage.booked !== undefined);

  const week = weekOfTimes(free, zone, fromDay);
  const shown = week.days.flatMap(({ times }) => times);
  const isSame =
    zone !== bogota && shown.length > 0 && shown.every((time) => !onBothClocks(time, zone, language).there);
  const openDay = week.days.find(({ day }) => day === opened) ?? firstOpenDay(week.days, zone, chosen);
  const from = writeDay(week.days[0]?.day ?? props.now);

  useEffect(() => {
    setAwake(true);
    if (!form.current) return;
    // From now on problems are shown next to the field, in the page's language.
    form.current.noValidate = true;
    fillInPerson(form.current);
  }, [form]);

  const changeZone = useCallback(
    (changed: string) => {
      setZone(changed);
      setAnnouncement(writeWithCity(words.form.zoneTold, language, cityOf(changed, words.cities)));
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
    /** The offsets of zones are those at this instant. */
    at: shownInstant(openDay, chosen) ?? props.now,
    /** Whether any free time is within usual working hours of the zone. */
    hasDaytime: free.length === 0 || rankOf(free, zone) === 0,
    open: setOpened,
    changeZone,
    choose(time: number) {
      setChosen(time);
      clearError('time');
    },
    turn(day: number) {
      setFromDay(day);
      const { days } = weekOfTimes(free, zone, day);
      const [first, last] = [days[0], days.at(-1)];
      if (!first || !last) return;
      const write = (one: number) => writeDate(one, language, 'long');
      setAnnouncement(format(words.form.weekTold, language, { from: write(first.day), until: write(last.day) }));
    },
    input: ({ target }: FormEvent) => isBox(target) && clearError(target.name),
    submit: (event: FormEvent<HTMLFormElement>) => submit(event, { chosen, zone, onTaken }),
  };
}

/** The time zone: first the one that the server rendered, then the visitor's. */
function useZone(form: RefObject<HTMLFormElement | null>, { zone: rendered, moving }: MeetingProps) {
  const [zone, setZone] = useState(rendered);
  // Runs before the list is set to the zone, which would lose what the visitor picked before hydration.
  useLayoutEffect(() => {
    const picked = pickedIn(form.current?.elements.namedItem(meetingFields.zone));
    // A meeting that is moved has a zone already, and so has a link that names one.
    const isGiven = moving !== undefined || new URLSearchParams(location.search).has(meetingFields.zone);
    const own = picked ?? (isGiven ? undefined : deviceZone());
    if (own) setZone(own);
  }, [form, moving]);
  return [zone, setZone] as const;
}

/** The option that the visitor picked from a list; undefined if it is unchanged. */
function pickedIn(list: unknown): string | undefined {
  if (!(list instanceof HTMLSelectElement)) return undefined;
  const isChanged = [...list.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return isChanged ? list.value : undefined;
}

/** Milliseconds after which the free times are loaded again when the visitor comes back. */
const staleAfter = 2 * msPerMinute;

type Drop = (taken: number | undefined) => void;

/** The free times, loaded again when the visitor comes back after a while, and a function that removes one. */
function useFreshTimes(first: readonly number[], drawnAt: number, isBusy: boolean): [readonly number[], Drop] {
  const [free, setFree] = useState(first);
  const busy = useRef(isBusy);
  busy.current = isBusy;
  useEffect(() => {
    // The device's clock may be behind that of the server.
    let loadedAt = Math.min(drawnAt, Date.now());
    const refresh = () => {
      if (busy.current || document.hidden || Date.now() - loadedAt < staleAfter) return;
      loadedAt = Date.now();
      void fetchFreeTimes().then((times) => times && setFree(times));
    };
    refresh();
    document.addEventListener('visibilitychange', refresh);
    // A dialog that is opened again, or a field that is used after a break.
    document.addEventListener('focusin', refresh);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      document.removeEventListener('focusin', refresh);
    };
  }, [drawnAt]);
  return [free, (taken) => setFree((before) => before.filter((time) => time !== taken))];
}

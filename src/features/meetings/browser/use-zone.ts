import { type RefObject, useLayoutEffect, useState } from 'react';
import { meetingFields } from '../meeting-fields.ts';
import { deviceZone } from './device-zone.ts';
import type { MeetingProps } from './meeting-props.ts';

/** Whose clock is shown: at first that which was drawn, then the visitor's own. */
export function useZone(form: RefObject<HTMLFormElement | null>, { zone: drawn, moving }: MeetingProps) {
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

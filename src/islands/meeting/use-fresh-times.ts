import { useEffect, useRef, useState } from 'react';
import { askFreeTimes } from './doors.ts';

/** Milliseconds after which somebody who comes back is not shown what was free before. */
const shelfLife = 2 * 60_000;

type Drop = (taken: number | undefined) => void;

/** The free times, asked for anew when somebody comes back to them after a while, and how one of them goes. */
export function useFreshTimes(first: readonly number[], isBusy: boolean): [readonly number[], Drop] {
  const [free, setFree] = useState(first);
  const busy = useRef(isBusy);
  busy.current = isBusy;
  useEffect(() => {
    let askedAt = Date.now();
    const refresh = () => {
      if (busy.current || document.hidden || Date.now() - askedAt < shelfLife) return;
      askedAt = Date.now();
      void askFreeTimes().then((times) => times && setFree(times));
    };
    document.addEventListener('visibilitychange', refresh);
    // A dialog that is opened again, or a field that is turned to after lunch.
    document.addEventListener('focusin', refresh);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      document.removeEventListener('focusin', refresh);
    };
  }, []);
  return [free, (taken) => setFree((before) => before.filter((time) => time !== taken))];
}

import { useEffect, useRef, useState } from 'react';
import { askFreeTimes } from './gateway.ts';

/** Milliseconds after which somebody who comes back is not shown what was free before. */
const shelfLife = 2 * 60_000;

type Drop = (taken: number | undefined) => void;

/** The free times, asked for again when somebody comes to them a while after they were drawn, and how one of them goes. */
export function useFreshTimes(first: readonly number[], drawnAt: number, isBusy: boolean): [readonly number[], Drop] {
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

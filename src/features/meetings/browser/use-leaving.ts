import { useEffect, useRef } from 'react';

/** An answer that is still not there after this long may never come, or nobody waits for it. */
const patience = 8000;

/**
 * For a form that goes out as it is, once. Whoever is still here, because they stopped it or came back to the page as
 * they left it, may send it again: `onStay`.
 */
export function useLeaving(onStay: () => void): { readonly isLeaving: () => boolean; readonly leave: () => void } {
  // At once, not with the next drawing: a second press may come before that.
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const stay = useRef(onStay);
  stay.current = onStay;

  const letGo = useRef(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    stay.current();
  }).current;

  useEffect(() => {
    // Only where the page is gone back to: a slow one is shown as loaded after somebody has pressed.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && letGo();
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('pageshow', onShow);
      clearTimeout(timer.current);
    };
  }, [letGo]);

  return {
    isLeaving: () => timer.current !== undefined,
    leave() {
      timer.current = setTimeout(letGo, patience);
    },
  };
}

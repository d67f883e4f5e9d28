import { type Dispatch, type FocusEvent, type RefObject, useEffect, useReducer, useRef } from 'react';
import { armTurn, firstDelay, type Hold, type Step, startTurning, step, type Turning } from './turning.ts';

interface Handlers {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** The state of a carousel, turned by a timer and held by what the visitor does. */
export function useTurning(
  section: RefObject<HTMLElement | null>,
  count: number,
  every: number,
): [Turning, Dispatch<Step>, Handlers] {
  const [state, dispatch] = useReducer(step, count, startTurning);
  const armedBefore = useRef(false);

  useEffect(() => {
    const delay = armedBefore.current ? every : firstDelay(every, performance.now());
    armedBefore.current = true;
    return armTurn(state, delay, () => dispatch({ type: 'turn' }));
  }, [state, every]);

  useEffect(() => {
    const set = (hold: Hold, on: boolean | undefined) => dispatch({ type: on ? 'hold' : 'release', hold });
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    const onMotion = () => set('motion', motion.matches);
    const onVisibility = () => set('hidden', document.hidden);
    onMotion();
    onVisibility();
    // What began while the island slept.
    set('hover', section.current?.matches(':hover'));
    set('focus', section.current?.contains(document.activeElement));
    motion.addEventListener('change', onMotion);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      motion.removeEventListener('change', onMotion);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [section]);

  const handlers: Handlers = {
    onPointerEnter: () => dispatch({ type: 'hold', hold: 'hover' }),
    onPointerLeave: () => dispatch({ type: 'release', hold: 'hover' }),
    onFocus: () => dispatch({ type: 'hold', hold: 'focus' }),
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) dispatch({ type: 'release', hold: 'focus' });
    },
  };
  return [state, dispatch, handlers];
}

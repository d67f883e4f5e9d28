/** Why a carousel stands still. Each reason comes and goes on its own; it turns when none is left. */
export type Hold = 'hover' | 'focus' | 'hidden' | 'motion' | 'visitor';

export interface Turning {
  readonly index: number;
  readonly count: number;
  readonly holds: readonly Hold[];
}

export type Step =
  | { readonly type: 'turn' }
  | { readonly type: 'show'; readonly index: number }
  | { readonly type: 'hold' | 'release'; readonly hold: Hold };

export function startTurning(count: number): Turning {
  return { index: 0, count, holds: [] };
}

/** The same state, by identity, where nothing changes: a timer must not start again for it. */
export function step(state: Turning, action: Step): Turning {
  switch (action.type) {
    case 'turn':
      return show(state, (state.index + 1) % state.count);
    case 'show':
      return show(state, action.index);
    case 'hold':
      return state.holds.includes(action.hold) ? state : { ...state, holds: [...state.holds, action.hold] };
    case 'release':
      return state.holds.includes(action.hold)
        ? { ...state, holds: state.holds.filter((hold) => hold !== action.hold) }
        : state;
  }
}

function show(state: Turning, index: number): Turning {
  const exists = index >= 0 && index < state.count;
  return exists && index !== state.index ? { ...state, index } : state;
}

export function isTurning({ count, holds }: Turning): boolean {
  return count > 1 && holds.length === 0;
}

/** Calls `turn` once after `delay` unless the carousel is held; answers how to call it off. */
export function armTurn(state: Turning, delay: number, turn: () => void): () => void {
  if (!isTurning(state)) return () => {};
  const timer = setTimeout(turn, delay);
  return () => clearTimeout(timer);
}

/**
 * A carousel that wakes shortly before its first turn keeps to the time counted from the page's start;
 * one that woke later, because a slow connection kept it, gives the slide in view a moment still.
 */
export function firstDelay(every: number, sinceStart: number): number {
  return sinceStart < 2 * every ? Math.max(1000, every - sinceStart) : every;
}

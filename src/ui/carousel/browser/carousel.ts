import { dataOf, withData } from '#platform/page/data-attributes.ts';

/** Why a carousel is paused. Each reason comes and goes separately; it turns when none is left. */
type Hold = 'hover' | 'focus' | 'hidden' | 'motion' | 'visitor';

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

/** Returns the identical state if nothing changes: a timer must not restart for it. */
export function step(state: Turning, action: Step): Turning {
  switch (action.type) {
    case 'turn':
      return turningShow(state, (state.index + 1) % state.count);
    case 'show':
      return turningShow(state, action.index);
    case 'hold':
      return state.holds.includes(action.hold) ? state : { ...state, holds: [...state.holds, action.hold] };
    case 'release':
      return state.holds.includes(action.hold)
        ? { ...state, holds: state.holds.filter((hold) => hold !== action.hold) }
        : state;
  }
}

function turningShow(state: Turning, index: number): Turning {
  const exists = index >= 0 && index < state.count;
  return exists && index !== state.index ? { ...state, index } : state;
}

export function isTurning({ count, holds }: Turning): boolean {
  return count > 1 && holds.length === 0;
}

/** Calls `turn` once after `delay` unless the carousel is paused; returns a function that cancels it. */
export function armTurn(state: Turning, delay: number, turn: () => void): () => void {
  if (!isTurning(state)) return () => {};
  const timer = setTimeout(turn, delay);
  return () => clearTimeout(timer);
}

/**
 * A carousel that wakes shortly before its first turn uses the time since the page started; one that woke later,
 * because of a slow connection, leaves the visible slide for another moment.
 */
export function firstDelay(every: number, sinceStart: number): number {
  return sinceStart < 2 * every ? Math.max(1000, every - sinceStart) : every;
}

/** Turns a carousel by a timer and by its controls, and pauses it while the visitor uses it. */
export default function enhanceCarousel(section: HTMLElement): void {
  const track = section.querySelector<HTMLElement>(withData('track'));
  const marks = [...section.querySelectorAll<HTMLAnchorElement>('ol a')];
  if (!track) return;
  const every = Number(dataOf(section).every);
  let state = startTurning(marks.length);
  let disarm = armTurn(state, firstDelay(every, performance.now()), turn);

  function turn(): void {
    take({ type: 'turn' });
  }
  function take(action: Step): void {
    const next = step(state, action);
    if (next === state) return;
    const isOther = next.index !== state.index;
    state = next;
    disarm();
    disarm = armTurn(state, every, turn);
    show(section, marks, state);
    if (track && isOther) scrollToSlide(track, state.index);
  }

  for (const [index, mark] of marks.entries()) {
    mark.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      take({ type: 'show', index });
    });
  }
  section.querySelector(withData('pauses'))?.addEventListener('click', () => {
    take({ type: isPaused(state) ? 'release' : 'hold', hold: 'visitor' });
  });
  show(section, marks, state);
  followHolds(section, (hold, isOn) => take({ type: isOn ? 'hold' : 'release', hold }));
  // The visitor may have swiped it before it woke; the visible slide stays visible.
  followTrack(track, (index) => take({ type: 'show', index }));
}

const isPaused = ({ holds }: Turning) => holds.includes('visitor');

function show(section: HTMLElement, marks: readonly HTMLElement[], state: Turning): void {
  const { pause = '', play = '' } = dataOf(section);
  for (const [index, mark] of marks.entries()) {
    if (index === state.index) mark.setAttribute('aria-current', 'true');
    else mark.removeAttribute('aria-current');
  }
  // Slides out of sight cannot be focused and are not read out.
  for (const [index, slide] of section.querySelectorAll<HTMLElement>(withData('slide')).entries()) {
    slide.inert = index !== state.index;
  }
  const button = section.querySelector(withData('pauses'));
  button?.setAttribute('aria-label', isPaused(state) ? play : pause);
  button?.querySelector('path')?.setAttribute('d', isPaused(state) ? playingShape : pausingShape);
  const liveRegion = section.querySelector('[aria-live]');
  if (liveRegion) liveRegion.textContent = isTurning(state) ? '' : (marks[state.index]?.textContent ?? '');
}

/** Reports what pauses a carousel, and when it no longer does; also what started before it woke. */
function followHolds(section: HTMLElement, set: (hold: Hold, isOn: boolean) => void): void {
  const motion = matchMedia('(prefers-reduced-motion: reduce)');
  const onMotion = () => set('motion', motion.matches);
  const onVisibility = () => set('hidden', document.hidden);
  onMotion();
  onVisibility();
  set('hover', section.matches(':hover'));
  set('focus', section.contains(document.activeElement));
  motion.addEventListener('change', onMotion);
  document.addEventListener('visibilitychange', onVisibility);
  section.addEventListener('pointerenter', () => set('hover', true));
  section.addEventListener('pointerleave', () => set('hover', false));
  section.addEventListener('focusin', () => set('focus', true));
  section.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && section.contains(relatedTarget))) set('focus', false);
  });
}

/** Milliseconds after the last scroll event at which a swipe has ended, in browsers without `scrollend`. */
const settledAfter = 120;

/** Reports which slide is visible, now and whenever a swipe has ended. */
function followTrack(track: HTMLElement, onSettled: (index: number) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => onSettled(Math.round(track.scrollLeft / Math.max(1, track.clientWidth)));
  settle();
  // A timer alone would mistake a slow machine's pause in the middle of a turn for its end, and turn back.
  const ends = 'onscrollend' in window;
  const onScroll = () => {
    clearTimeout(timer);
    timer = setTimeout(settle, settledAfter);
  };
  if (ends) track.addEventListener('scrollend', settle, { passive: true });
  else track.addEventListener('scroll', onScroll, { passive: true });
}

function scrollToSlide(track: HTMLElement, index: number): void {
  const isIdle = matchMedia('(prefers-reduced-motion: reduce)').matches;
  track.scrollTo({ left: index * track.clientWidth, behavior: isIdle ? 'auto' : 'smooth' });
}

/** The icons of a carousel's button while it turns, and while it is paused. */
export const pausingShape = 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z';
const playingShape = 'M8 5v14l11-7z';

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** So long after the last scroll event a swipe has come to rest, where the browser does not say so itself. */
const rest = 120;

/** Keeps the scroll position and the current slide in step, whichever of them moves first. */
export function useTrack(index: number, onSettled: (index: number) => void): RefObject<HTMLDivElement | null> {
  const track = useRef<HTMLDivElement>(null);
  const settled = useRef(onSettled);
  const first = useRef(true);
  useLayoutEffect(() => {
    settled.current = onSettled;
  });

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    // Asleep it may have been swiped already; what is in view then stays in view.
    if (!first.current) element.scrollTo({ left: index * element.clientWidth, behavior: scrollBehavior() });
    first.current = false;
    // Nobody tabs into, or is read, a slide that is out of sight.
    for (const [at, slide] of slidesOf(element).entries()) slide.inert = at !== index;
  }, [index]);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => settled.current(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)));
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, rest);
    };
    settle();
    // A timer alone takes a slow machine's pause in the middle of a turn for its end, and turns back.
    const [event, listener] =
      'onscrollend' in window ? (['scrollend', settle] as const) : (['scroll', onScroll] as const);
    element.addEventListener(event, listener, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener(event, listener);
    };
  }, []);

  return track;
}

function slidesOf(track: HTMLElement): HTMLElement[] {
  return [...track.querySelectorAll<HTMLElement>('[data-slide]')];
}

function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}

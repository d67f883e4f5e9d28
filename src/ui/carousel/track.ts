/** So long after the last scroll event a swipe has come to rest, where the browser does not say so itself. */
const rest = 120;

/** Tells which slide is in view, now and whenever a swipe has come to rest. */
export function followTrack(track: HTMLElement, onSettled: (index: number) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => onSettled(Math.round(track.scrollLeft / Math.max(1, track.clientWidth)));
  settle();
  // A timer alone takes a slow machine's pause in the middle of a turn for its end, and turns back.
  const ends = 'onscrollend' in window;
  const onScroll = () => {
    clearTimeout(timer);
    timer = setTimeout(settle, rest);
  };
  if (ends) track.addEventListener('scrollend', settle, { passive: true });
  else track.addEventListener('scroll', onScroll, { passive: true });
}

export function scrollToSlide(track: HTMLElement, index: number): void {
  const isIdle = matchMedia('(prefers-reduced-motion: reduce)').matches;
  track.scrollTo({ left: index * track.clientWidth, behavior: isIdle ? 'auto' : 'smooth' });
}

import type { Hold } from './turning.ts';

/** Tells what keeps a carousel from turning, and when it no longer does; also what began while it slept. */
export function followHolds(section: HTMLElement, set: (hold: Hold, isOn: boolean) => void): void {
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

import { isSeen } from './is-seen.ts';

/** Where what had the focus is gone, a keyboard would begin again at the top; so it goes on with the content. */
export function returnFocus(to: HTMLElement | null = document.getElementById('content')): void {
  const { activeElement, body } = document;
  const isLost = !activeElement || activeElement === body || !isSeen(activeElement);
  if (isLost) to?.focus({ preventScroll: true });
}

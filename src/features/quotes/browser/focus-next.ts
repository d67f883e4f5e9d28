import { flushSync } from 'react-dom';

/**
 * Does what a button was pressed for, which takes the button itself away. The focus goes to the one that removes what
 * comes next, or to the summary as a whole, and never to nowhere.
 */
export function focusNext(change: () => void, place?: number): void {
  flushSync(change);
  const summary = document.getElementById('quote-summary');
  const buttons = [...(summary?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
  const next = place === undefined ? undefined : (buttons[place] ?? buttons.at(-1));
  if (next) next.focus();
  // It is taller than a phone: what is in sight stays there.
  else summary?.focus({ preventScroll: true });
}

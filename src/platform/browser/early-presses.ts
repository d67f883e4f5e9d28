/**
 * A press on a button of an island may come before the script that wakes islands has arrived. The script
 * that runs before the first paint keeps it here, and hands it over. Links and forms need no such help.
 */
declare global {
  interface Window {
    earlyPresses?: Event[];
  }
}

export function recordEarlyPresses(): void {
  const presses: Event[] = [];
  window.earlyPresses = presses;
  addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('[data-asleep] button[type=button]');
    if (button) window.earlyPresses?.push(event);
  });
}

export function takeEarlyPresses(): Event[] {
  const presses = window.earlyPresses ?? [];
  delete window.earlyPresses;
  return presses;
}

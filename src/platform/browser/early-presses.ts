import { withData } from '#platform/page/data-attributes.ts';

/**
 * A visitor may press a button of an island before the script that wakes islands has arrived. The script that runs
 * before the first paint queues the press here, and hands it over. Links and forms do not need this.
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
    const button = event.target instanceof Element && event.target.closest(`${withData('asleep')} button[type=button]`);
    if (button) window.earlyPresses?.push(event);
  });
}

export function takeEarlyPresses(): Event[] {
  const presses = window.earlyPresses ?? [];
  delete window.earlyPresses;
  return presses;
}

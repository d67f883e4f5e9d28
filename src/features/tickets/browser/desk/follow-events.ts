import { staffEvents } from '#site/staff.ts';
import type { InboxEventData } from '../../inbox-event.ts';

type Handlers = { readonly [Name in keyof InboxEventData]: (data: InboxEventData[Name]) => void };

/** Milliseconds without a sign of life after which the connection counts as lost, as after sleep. */
const patience = 45_000;
const name = 'staff-events';

/**
 * Calls the handlers for every event. Of all open tabs one holds the connection and passes on what it gets: browsers
 * allow few connections to a site.
 */
export function followEvents(handlers: Handlers): void {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(name) : undefined;
  const handle = ([type, text]: readonly [keyof InboxEventData, string]) => handlers[type](JSON.parse(text));
  channel?.addEventListener('message', ({ data }) => handle(data));
  const lead = () =>
    listen((type, text) => {
      handle([type, text]);
      channel?.postMessage([type, text]);
    });
  // The lock is held until the tab is closed; then another one gets it.
  if (channel && navigator.locks) void navigator.locks.request(name, () => new Promise(() => lead()));
  else lead();
}

function listen(handle: (type: keyof InboxEventData, text: string) => void): void {
  let source: EventSource | undefined;
  let lastSign = 0;
  const sign = () => {
    lastSign = Date.now();
  };
  const open = () => {
    source?.close();
    source = new EventSource(staffEvents);
    sign();
    for (const type of ['inbox', 'people'] as const) {
      source.addEventListener(type, ({ data }) => {
        sign();
        handle(type, String(data));
      });
    }
    source.addEventListener('ping', sign);
  };
  // A browser reopens a stream that breaks off, but not one that was refused, as by a server that is being restarted,
  // nor one that it lost in its sleep.
  const check = () => {
    if (source?.readyState === EventSource.CLOSED || Date.now() - lastSign > patience) open();
  };
  open();
  setInterval(check, patience / 3);
  document.addEventListener('visibilitychange', check);
}

/** The page at this address as it is now; undefined if it cannot be read, or is another one, such as the sign-in. */
export async function readPage(address: string): Promise<Document | undefined> {
  try {
    const response = await fetch(address, { headers: { accept: 'text/html' }, credentials: 'same-origin' });
    if (!response.ok || response.redirected) return undefined;
    return new DOMParser().parseFromString(await response.text(), 'text/html');
  } catch {
    return undefined;
  }
}

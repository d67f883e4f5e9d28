import { signedIn } from '#features/accounts/browser/fill-in-person.ts';
import { timeoutOrUndefined } from '#platform/browser/timeout-or-undefined.ts';
import type { Scheduler } from '#platform/contracts/settings.ts';
import type { Booker } from './booker.ts';
import { openCal } from './cal.ts';
import { openCalendly } from './calendly.ts';

/** The calendar of somebody else that meetings are booked in. */
export interface OtherCalendar {
  readonly kind: Scheduler['kind'];
  readonly address: string;
}

const openers: Readonly<Record<OtherCalendar['kind'], (booker: Booker) => Promise<() => void>>> = {
  calendly: openCalendly,
  cal: openCal,
};

/** Milliseconds. A window that has not come by then is replaced by a link to its page. */
const patience = 8_000;

export function readCalendar(link: HTMLAnchorElement | null): OtherCalendar | undefined {
  const kind = (['calendly', 'cal'] as const).find((known) => known === link?.dataset['scheduler']);
  return link && kind ? { kind, address: link.href } : undefined;
}

/** Loads their script, only now, and opens their window, if `makeWay` says so. Answers whether it could. */
export async function openScheduler({ kind, address }: OtherCalendar, makeWay: () => boolean): Promise<boolean> {
  const open = await timeoutOrUndefined(
    patience,
    openers[kind]({
      address: new URL(address),
      language: document.documentElement.lang.slice(0, 2),
      ...signedIn(),
    }),
  );
  if (!open) return false;
  // Theirs would lie under our dialog, which goes first.
  if (makeWay()) open();
  return true;
}

import type { Db } from '#database/database.ts';
import type { StaffView } from '#site/account/staff.ts';
import type { StaffPlace } from '#site/account/staff-address.ts';
import { leadsView } from './leads-view.ts';
import { logView } from './log-view.ts';
import { marketingView } from './marketing-view.ts';
import { outboxView } from './outbox-view.ts';
import { ticketView } from './ticket-view.ts';
import { ticketsView } from './tickets-view.ts';

/** Undefined: it is about a ticket that does not exist. */
export async function viewAt(db: Db, place: StaffPlace, now: Date): Promise<StaffView | undefined> {
  const { view = 'tickets' } = place;
  switch (view) {
    case 'tickets':
      return ticketsView(db, place);
    case 'ticket':
      return place.ticket === undefined ? undefined : ticketView(db, place.ticket);
    case 'outbox':
      return outboxView(db);
    case 'marketing':
      return marketingView(db, place, now);
    case 'leads':
      return leadsView(db, place, now);
    case 'log':
      return logView(db, place);
    default:
      return { kind: view };
  }
}

import { marketingView } from '#features/marketing/server/staff/marketing-view.ts';
import { bookingsView } from '#features/meetings/server/staff/bookings-view.ts';
import { paymentView } from '#features/payments/server/staff/payment-view.ts';
import { paymentsView } from '#features/payments/server/staff/payments-view.ts';
import { quotesView, quoteView } from '#features/quotes/server/staff/quotes-view.ts';
import { leadsView } from '#features/tickets/server/staff/leads-view.ts';
import { ticketView } from '#features/tickets/server/staff/ticket-view.ts';
import { ticketsView } from '#features/tickets/server/staff/tickets-view.ts';
import type { Db } from '#platform/database/database.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { Language } from '#site/languages.ts';
import type { StaffPlace } from '#site/staff.ts';
import type { StaffView } from '../../staff-view.ts';
import { logView } from './log-view.ts';
import { outboxView } from './outbox-view.ts';

interface Deps {
  readonly db: Db;
  /** For the addresses of orders and meetings. */
  readonly secretOf: () => Promise<string>;
  readonly language: Language;
  readonly config: Pick<Config, 'publicUrl'>;
}

/** Undefined: it is about a ticket, an order or a quote that does not exist. */
export async function viewAt({ db, ...parts }: Deps, place: StaffPlace, now: Date): Promise<StaffView | undefined> {
  const { view = 'tickets' } = place;
  switch (view) {
    case 'tickets':
      return ticketsView(db, place);
    case 'ticket':
      return place.ticket === undefined ? undefined : ticketView(db, place.ticket);
    case 'payments':
      return paymentsView(db, place);
    case 'payment':
      return place.payment === undefined ? undefined : paymentView(db, place.payment, parts);
    case 'quotes':
      return quotesView(db, place, now);
    case 'quote':
      return place.quote === undefined ? undefined : quoteView(db, place.quote, parts.config, now);
    case 'bookings':
      return bookingsView(db, place, now, parts);
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

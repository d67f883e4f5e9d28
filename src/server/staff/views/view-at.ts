import type { Db } from '#database/database.ts';
import type { StaffPlace } from '#site/account/staff-address.ts';
import type { StaffView } from '#site/account/staff-view.ts';
import type { Language } from '#site/languages.ts';
import type { Config } from '../../config.ts';
import { bookingsView } from './bookings-view.ts';
import { leadsView } from './leads-view.ts';
import { logView } from './log-view.ts';
import { marketingView } from './marketing-view.ts';
import { outboxView } from './outbox-view.ts';
import { paymentView } from './payment-view.ts';
import { paymentsView } from './payments-view.ts';
import { quotesView, quoteView } from './quotes-view.ts';
import { ticketView } from './ticket-view.ts';
import { ticketsView } from './tickets-view.ts';

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

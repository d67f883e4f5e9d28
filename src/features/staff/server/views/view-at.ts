import { marketingView } from '#features/marketing/server/staff.ts';
import { bookingsView } from '#features/meetings/server/staff.ts';
import { paymentView } from '#features/payments/server/staff/payment-view.ts';
import { paymentsView } from '#features/payments/server/staff/payments-view.ts';
import { quotesView, quoteView } from '#features/quotes/server/staff/quotes-view.ts';
import { ticketView } from '#features/tickets/server/staff/ticket-view.ts';
import { ticketsView } from '#features/tickets/server/staff/tickets-view.ts';
import { countLeads } from '#features/tickets/server/store/count-leads.ts';
import { leadSpans, type StaffLeadsView } from '#features/tickets/staff-lines.ts';
import type { Db } from '#platform/database/database.ts';
import type { Config } from '#platform/server/config/config.ts';
import { readPage } from '#platform/server/staff/read-page.ts';
import { actionLine, listActions } from '#platform/server/staff/staff-actions.ts';
import type { Language } from '#site/languages.ts';
import type { StaffQuery } from '#site/staff.ts';
import { dayLength } from '#site/time.ts';
import type { StaffView } from '../../staff-answer.ts';
import { outboxView } from '../outbox.ts';

interface Deps {
  readonly db: Db;
  /** For the addresses of orders and meetings. */
  readonly secretOf: () => Promise<string>;
  readonly language: Language;
  readonly config: Pick<Config, 'publicUrl'>;
}

/** Undefined if the ticket, order or quote does not exist. */
export async function viewAt({ db, ...parts }: Deps, place: StaffQuery, now: Date): Promise<StaffView | undefined> {
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

async function leadsView(db: Db, place: StaffQuery, now: Date): Promise<StaffLeadsView> {
  const span = leadSpans.find((one) => one === place.span) ?? '30';
  const since = span === 'all' ? undefined : new Date(now.getTime() - Number(span) * dayLength);
  return { kind: 'leads', span, leads: await countLeads(db, since) };
}

const onAPage = 50;

async function logView(db: Db, { page = 1 }: StaffQuery): Promise<StaffView> {
  const { rows, ...paged } = await readPage(page, onAPage, (part) => listActions(db, part));
  return { kind: 'log', actions: rows.map(actionLine), ...paged };
}

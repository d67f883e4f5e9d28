import { MarketingView } from '#features/marketing/views/staff/marketing.tsx';
import { BookingsView } from '#features/meetings/views/staff/bookings.tsx';
import { PaymentView } from '#features/payments/views/staff/payment.tsx';
import { PaymentsView } from '#features/payments/views/staff/payments.tsx';
import { QuoteView } from '#features/quotes/views/staff/quote.tsx';
import { QuotesView } from '#features/quotes/views/staff/quotes.tsx';
import { LeadsView } from '#features/tickets/views/staff/leads.tsx';
import { TicketView } from '#features/tickets/views/staff/ticket.tsx';
import { TicketsView } from '#features/tickets/views/staff/tickets.tsx';
import type { StaffAnswer } from './staff-answer.ts';
import { LogView } from './views/log.tsx';
import { NothingView } from './views/nothing.tsx';
import { OutboxView } from './views/outbox.tsx';

export function View({ answer: { view, typed, problems } }: { answer: StaffAnswer }) {
  switch (view.kind) {
    case 'tickets':
      return <TicketsView view={view} />;
    case 'ticket':
      return <TicketView view={view} mistyped={{ typed, problems }} />;
    case 'outbox':
      return <OutboxView view={view} />;
    case 'marketing':
      return <MarketingView view={view} mistyped={{ typed, problems }} />;
    case 'leads':
      return <LeadsView view={view} />;
    case 'payments':
      return <PaymentsView view={view} />;
    case 'payment':
      return <PaymentView view={view} />;
    case 'bookings':
      return <BookingsView view={view} />;
    case 'log':
      return <LogView view={view} />;
    case 'nothing':
      return <NothingView typed={typed} />;
    case 'quotes':
      return <QuotesView view={view} />;
    case 'quote':
      return <QuoteView view={view} />;
  }
}

import type { StaffAnswer } from '#site/account/staff.ts';
import { BookingsView } from './views/bookings.tsx';
import { LeadsView } from './views/leads.tsx';
import { LogView } from './views/log.tsx';
import { MarketingView } from './views/marketing.tsx';
import { NothingView } from './views/nothing.tsx';
import { OutboxView } from './views/outbox.tsx';
import { PaymentView } from './views/payment.tsx';
import { PaymentsView } from './views/payments.tsx';
import { QuoteView } from './views/quote.tsx';
import { QuotesView } from './views/quotes.tsx';
import { TicketView } from './views/ticket.tsx';
import { TicketsView } from './views/tickets.tsx';

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

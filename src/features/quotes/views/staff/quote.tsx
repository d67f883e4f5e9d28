import { usePage } from '#platform/page/page.ts';
import { RecordPage } from '#ui/console/record-page.tsx';
import type { StaffQuoteView } from '../../staff-quote-lines.ts';
import { QuoteState } from '../quote-state.tsx';
import { QuoteFacts } from './quote/quote-facts.tsx';
import { QuoteLines } from './quote/quote-lines.tsx';
import { QuotePayments } from './quote/quote-payments.tsx';

/** A quote as a lead: who asked, for what, and what became of it. */
export function QuoteView({ view: { quote } }: { view: StaffQuoteView }) {
  const { back } = usePage().words.staff.quote;
  return (
    <RecordPage
      list="quotes"
      back={back}
      reference={quote.reference}
      state={<QuoteState of={quote.state} />}
      aside={
        <>
          <QuoteFacts quote={quote} />
          <QuotePayments payments={quote.payments} />
        </>
      }
    >
      <QuoteLines quote={quote} />
    </RecordPage>
  );
}

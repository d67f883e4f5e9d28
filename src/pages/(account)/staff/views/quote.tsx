import type { StaffView } from '#site/account/staff-view.ts';
import { usePage } from '#site/page.ts';
import { QuoteState } from '../../quote-state.tsx';
import { RecordPage } from '../parts/record-page.tsx';
import { QuoteFacts } from './quote/quote-facts.tsx';
import { QuoteLines } from './quote/quote-lines.tsx';
import { QuotePayments } from './quote/quote-payments.tsx';

/** A quote as a lead: who asked, for what, and what became of it. */
export function QuoteView({ view: { quote } }: { view: Extract<StaffView, { kind: 'quote' }> }) {
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

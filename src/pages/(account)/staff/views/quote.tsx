import { Link } from '#components/ui/link.tsx';
import { staffHref } from '#site/account/staff-address.ts';
import type { StaffView } from '#site/account/staff-view.ts';
import { usePage } from '#site/page.ts';
import { QuoteState } from '../../quote-state.tsx';
import { QuoteFacts } from './quote/quote-facts.tsx';
import { QuoteLines } from './quote/quote-lines.tsx';
import { QuotePayments } from './quote/quote-payments.tsx';
import style from './ticket/ticket.module.css';
import views from './views.module.css';

/** A quote as a lead: who asked, for what, and what became of it. */
export function QuoteView({ view: { quote } }: { view: Extract<StaffView, { kind: 'quote' }> }) {
  const { words, language } = usePage();
  return (
    <section className={views.part}>
      <header className={style.top}>
        <Link href={staffHref(language, { view: 'quotes' })}>{words.staff.quote.back}</Link>
        <h2>{quote.reference}</h2>
        <QuoteState of={quote.state} />
      </header>
      <div className={style.columns}>
        <div className={style.talk}>
          <QuoteLines quote={quote} />
        </div>
        <div className={style.aside}>
          <QuoteFacts quote={quote} />
          <QuotePayments payments={quote.payments} />
        </div>
      </div>
    </section>
  );
}

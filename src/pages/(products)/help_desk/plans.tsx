import { helpDesk } from '#content/catalogue/help-desk.ts';
import { quotableOf } from '#content/catalogue/quotable.ts';
import { Plans as PlansToBuy } from '#features/plans/views/plans.tsx';
import { AddToQuote } from '#features/quotes/views/add-to-quote.tsx';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Section } from '#ui/sections/section.tsx';
import style from './plans.module.css';
import { signUpAddress } from './sign-up.ts';

/**
 * Visitors who pay in pesos, or have no country, see a price; elsewhere it is by agreement, and no price is invented.
 */
export function Plans() {
  const { words, language } = usePage();
  const { plans } = words.helpDesk;
  return (
    <Section
      id="plans"
      title={plans.title}
      lead={format(plans.lead, language, { days: helpDesk.trialDays })}
      tone="mustard"
    >
      <PlansToBuy
        kind="helpDesk"
        productId={helpDesk.productId}
        buy={plans.buy}
        trial={{ href: signUpAddress, label: plans.start }}
      />
      <p className={style.note}>{plans.soldInCop}</p>
      <AddToQuote item={quotableOf('helpDesk', 'small')} />
    </Section>
  );
}

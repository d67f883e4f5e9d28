import { Plans as PlansToBuy } from '#components/sections/plans.tsx';
import { Section } from '#components/sections/section.tsx';
import { bulkEmail } from '#content/catalogue/bulk-email.ts';
import { usePage } from '#site/page.ts';

/** Prepaid packages at the calculator's price, and one by agreement. */
export function Plans() {
  const { plans } = usePage().words.bulkEmail;
  return (
    <Section id="plans" title={plans.title} lead={plans.lead}>
      <PlansToBuy kind="email" productId={bulkEmail.productId} buy={plans.buy} />
    </Section>
  );
}

import { bulkEmail } from '#content/catalogue/bulk-email.ts';
import { Plans as PlansToBuy } from '#features/plans/views/plans.tsx';
import { usePage } from '#platform/page/page.ts';
import { Section } from '#ui/sections/section.tsx';

/** Prepaid packages at the calculator's price, and one by agreement. */
export function Plans() {
  const { plans } = usePage().words.bulkEmail;
  return (
    <Section id="plans" title={plans.title} lead={plans.lead}>
      <PlansToBuy kind="email" productId={bulkEmail.productId} buy={plans.buy} />
    </Section>
  );
}

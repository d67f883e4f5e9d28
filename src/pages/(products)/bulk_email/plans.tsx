import { PlanCards } from '#components/sections/plan-cards.tsx';
import { Section } from '#components/sections/section.tsx';
import { ButtonLink } from '#components/shell/button-link.tsx';
import { bulkEmail } from '#content/catalogue/bulk-email.ts';
import { contactDialogId } from '#site/contact-dialog.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
import { Amount } from './amount.tsx';

const largest = Math.max(...bulkEmail.packages.map(({ emails }) => emails ?? 0));

/** Prepaid packages at the calculator's price, and one by agreement. */
export function Plans() {
  const { words, language } = usePage();
  const { plans } = words.bulkEmail;
  const cards = bulkEmail.packages.map(({ id, emails, recommended }) => ({
    id,
    name: plans.names[id],
    description: plans.descriptions[id],
    size: format(emails ? plans.size : plans.sizeBeyond, language, { emails: emails ?? largest }),
    features: emails ? plans.features.prepaid : plans.features.beyond,
    recommended,
    price: emails ? (
      <PlanCards.Amount figure={<Amount emails={emails} />} unit={plans.once} />
    ) : (
      <PlanCards.Amount figure={plans.byAgreement} />
    ),
    action: emails ? (
      <ButtonLink to="/support/quote" look={recommended ? 'primary' : 'secondary'} wide>
        {plans.buy}
      </ButtonLink>
    ) : (
      <ButtonLink to="/contact" opens={contactDialogId} look="secondary" wide>
        {plans.talk}
      </ButtonLink>
    ),
  }));
  return (
    <Section id="plans" title={plans.title} lead={plans.lead}>
      <PlanCards plans={cards} />
    </Section>
  );
}

import { usePage } from '#platform/page/page.ts';
import { TillHero } from '#ui/art/heroes/payment/till.tsx';
import { ButtonLink } from '#ui/links/button-link.tsx';
import { Notice } from '#ui/sections/notice.tsx';

/** For whoever comes without an order. */
export function BuiltPage() {
  const { title, built, actions } = usePage().words.payment;
  return (
    <Notice picture={<TillHero />} title={title}>
      <p>{built.lead}</p>
      <p>{built.lost}</p>
      <Notice.Actions>
        <ButtonLink to="/dashboard">{actions.account}</ButtonLink>
        <ButtonLink to="/email-masivo" anchor="plans" look="secondary">
          {actions.emailPlans}
        </ButtonLink>
        <ButtonLink to="/products/suppmail" anchor="plans" look="secondary">
          {actions.helpDeskPlans}
        </ButtonLink>
        <ButtonLink to="/support" anchor="form" look="quiet">
          {actions.contact}
        </ButtonLink>
      </Notice.Actions>
    </Notice>
  );
}

import { RefusedHero } from '#components/art/heroes/payment/refused.tsx';
import { Notice } from '#components/sections/notice.tsx';
import { ButtonLink } from '#components/shell/button-link.tsx';
import { Button } from '#components/ui/button.tsx';
import { dashboardHref } from '#site/account/dashboard-address.ts';
import { usePage } from '#site/page.ts';
import type { PaymentAnswer } from '#site/payments/payment-answer.ts';
import { plansPlace } from '#site/payments/plans-place.ts';

type Props = Omit<Extract<PaymentAnswer, { kind: 'fault' }>, 'kind'>;

/** Why there is no order, and what to do about it. */
export function FaultPage({ fault, productId }: Props) {
  const { words, language } = usePage();
  const { faults, actions } = words.payment;
  const { title, text } = faults[fault];
  return (
    <Notice picture={<RefusedHero />} title={title}>
      <p role="alert">{text}</p>
      <Notice.Actions>
        {fault === 'unknown' && <Button href={dashboardHref(language, { view: 'payments' })}>{actions.account}</Button>}
        {fault === 'unavailable' || (
          <ButtonLink {...plansPlace(productId)} look={fault === 'unknown' ? 'secondary' : 'primary'}>
            {actions.plans}
          </ButtonLink>
        )}
        <ButtonLink to="/support" anchor="form" look={fault === 'unavailable' ? 'primary' : 'secondary'}>
          {actions.contact}
        </ButtonLink>
      </Notice.Actions>
    </Notice>
  );
}

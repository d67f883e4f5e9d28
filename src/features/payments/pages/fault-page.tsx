import { usePage } from '#platform/page/page.ts';
import { dashboardHref } from '#site/dashboard.ts';
import { RefusedHero } from '#ui/art/heroes/payment/refused.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/links/button-link.tsx';
import { Notice } from '#ui/sections/notice.tsx';
import type { PaymentAnswer } from '../payment-answer.ts';
import { plansPlace } from '../plans-place.ts';

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

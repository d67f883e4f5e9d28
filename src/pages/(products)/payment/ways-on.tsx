import { Notice } from '#components/sections/notice.tsx';
import { ButtonLink } from '#components/shell/button-link.tsx';
import { Button } from '#components/ui/button.tsx';
import { usePage } from '#site/page.ts';
import type { OrderView } from '#site/payments/payment-answer.ts';
import { plansPlace } from '#site/payments/plans-place.ts';

/** What can be done about an order, the likeliest first. While the bank decides there is nothing. */
export function WaysOn({ order: { state, receipt, checkout, productId } }: { readonly order: OrderView }) {
  const { actions } = usePage().words.payment;
  const isLost = state === 'expired' || state === 'declined' || state === 'error';
  return (
    <Notice.Actions>
      {receipt && <Button href={receipt}>{actions.receipt}</Button>}
      {checkout && state !== 'pending' && <Button href={checkout}>{isLost ? actions.otherCard : actions.pay}</Button>}
      {isLost && !checkout && <ButtonLink {...plansPlace(productId)}>{actions.again}</ButtonLink>}
      {state === 'paid' || (
        <ButtonLink to="/support" anchor="form" look="secondary">
          {actions.contact}
        </ButtonLink>
      )}
    </Notice.Actions>
  );
}

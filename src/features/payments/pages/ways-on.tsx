import { brand } from '#content/brand.ts';
import { usePage } from '#platform/page/page.ts';
import { madeHref } from '#site/quotes.ts';
import { Button } from '#ui/button.tsx';
import { HiddenValues } from '#ui/hidden-values.tsx';
import { ButtonLink } from '#ui/links.tsx';
import { Notice } from '#ui/sections/notice.tsx';
import { plansPlace } from '../describe-item.ts';
import type { AskedPurchase, OrderView } from '../payment-answer.ts';
import { buyPath, purchaseFields } from '../purchase-fields.ts';

/** What can be done about an order, the likeliest first. While the bank decides one can only ask. */
export function WaysOn({ order }: { readonly order: OrderView }) {
  const { words, language } = usePage();
  const { actions } = words.payment;
  const { state, receipt, checkout, productId, quote } = order;
  const isLost = state === 'expired' || state === 'declined' || state === 'error';
  return (
    <Notice.Actions>
      {receipt && <Button href={receipt}>{actions.receipt}</Button>}
      {checkout && state === 'open' && <Button href={checkout}>{actions.pay}</Button>}
      {isLost && (
        <>
          <BuyAgain order={order} />
          {quote ? (
            <Button href={madeHref(language, quote)} look="secondary">
              {actions.quote}
            </Button>
          ) : (
            <ButtonLink {...plansPlace(productId)} look="secondary">
              {actions.plans}
            </ButtonLink>
          )}
        </>
      )}
      {state === 'paid' || (
        <ButtonLink to="/support" anchor="form" look={isLost ? 'quiet' : 'secondary'}>
          {actions.contact}
        </ButtonLink>
      )}
    </Notice.Actions>
  );
}

/** The same once more, as a new order: an attempt that failed has used up its own. */
function BuyAgain({ order }: { readonly order: AskedPurchase }) {
  const { words, language } = usePage();
  return (
    <form method="post" action={buyPath} data-enhance="once">
      <HiddenValues values={purchaseFields(order, brand.apiClient, language)} />
      <Button type="submit">{words.payment.actions.again}</Button>
    </form>
  );
}

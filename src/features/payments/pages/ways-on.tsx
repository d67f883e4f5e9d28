import { brand } from '#content/brand.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { madeHref } from '#site/quotes.ts';
import { Button } from '#ui/button.tsx';
import { HiddenValues } from '#ui/hidden-values.tsx';
import { ButtonLink } from '#ui/links.tsx';
import { Notice } from '#ui/sections/notice.tsx';
import { plansLink } from '../describe-item.ts';
import type { OrderView, PricedItem } from '../payment-answer.ts';
import { buyPath, purchaseFields } from '../purchase-fields.ts';

/** The actions for an order, the likeliest first. While the bank decides, the only one is to contact us. */
export function WaysOn({ order }: { readonly order: OrderView }) {
  const { words, language } = usePage();
  const { actions } = words.payment;
  const { state, receipt, checkout, productId, quote } = order;
  const hasFailed = state === 'expired' || state === 'declined' || state === 'error';
  return (
    <Notice.Actions>
      {receipt && <Button href={receipt}>{actions.receipt}</Button>}
      {checkout && state === 'open' && <Button href={checkout}>{actions.pay}</Button>}
      {hasFailed && (
        <>
          <BuyAgain order={order} />
          {quote ? (
            <Button href={madeHref(language, quote)} look="secondary">
              {actions.quote}
            </Button>
          ) : (
            <ButtonLink {...plansLink(productId)} look="secondary">
              {actions.plans}
            </ButtonLink>
          )}
        </>
      )}
      {state === 'paid' || (
        <ButtonLink to="/support" anchor="form" look={hasFailed ? 'quiet' : 'secondary'}>
          {actions.contact}
        </ButtonLink>
      )}
    </Notice.Actions>
  );
}

/** Buys the same item as a new order, because a failed attempt closes its order. */
function BuyAgain({ order }: { readonly order: PricedItem }) {
  const { words, language } = usePage();
  return (
    <form method="post" action={buyPath} {...dataProps({ enhance: 'once' })}>
      <HiddenValues values={purchaseFields(order, brand.apiClient, language)} />
      <Button type="submit">{words.payment.actions.again}</Button>
    </form>
  );
}

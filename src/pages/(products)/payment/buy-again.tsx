import { HiddenValues } from '#components/forms/hidden-values.tsx';
import { Button } from '#components/ui/button.tsx';
import { brand } from '#content/brand.ts';
import { usePage } from '#site/page.ts';
import type { AskedPurchase } from '#site/payments/payment-answer.ts';
import { buyPath, purchaseFields } from '#site/payments/purchase-fields.ts';

/** The same once more, as a new order: an attempt that failed has used up its own. */
export function BuyAgain({ order }: { readonly order: AskedPurchase }) {
  const { words, language } = usePage();
  return (
    <form method="post" action={buyPath} data-enhance="once">
      <HiddenValues values={purchaseFields(order, brand.apiClient, language)} />
      <Button type="submit">{words.payment.actions.again}</Button>
    </form>
  );
}

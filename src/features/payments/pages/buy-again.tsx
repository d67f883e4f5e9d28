import { brand } from '#content/brand.ts';
import { usePage } from '#platform/page/page.ts';
import { Button } from '#ui/button.tsx';
import { HiddenValues } from '#ui/hidden-values.tsx';
import type { AskedPurchase } from '../payment-answer.ts';
import { buyPath, purchaseFields } from '../purchase-fields.ts';

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

import { brand } from '#content/brand.ts';
import { describePlans } from '#content/catalogue/described-plans.ts';
import { firstCurrencyOf } from '#content/catalogue/plans.ts';
import { quotables } from '#content/catalogue/quotable.ts';
import { buyWords, chargedFlags, contactWay } from '#features/payments/views/buying.ts';
import { addAddress } from '#features/quotes/describe-quotable.ts';
import { Island } from '#platform/browser/island.tsx';
import { usePage } from '#platform/page/page.ts';
import { stack } from '#ui/layout.ts';
import { TaxNote } from '#ui/tax-note.tsx';
import PlansIsland from '../browser/plans.tsx';

interface Props {
  /** The kind of the plans in the quotable catalogue. */
  readonly kind: 'email' | 'helpDesk';
  readonly productId: number;
  /** The label of a plan's button. */
  readonly buy: string;
  readonly trial?: { readonly href: string; readonly label: string };
}

/** The plans of a product, each with its button. They work without JavaScript. */
export function Plans({ kind, productId, buy, trial }: Props) {
  const page = usePage();
  const { words, language } = page;
  const { plans, currency, frequency, byAgreement } = words.checkout;
  const offered = describePlans(productId, words, language).map(({ productId: _, ...plan }) => plan);
  return (
    <div className={stack(4)}>
      <Island
        name="plans"
        of={PlansIsland}
        props={{
          productId,
          language,
          offered,
          first: firstCurrencyOf(productId),
          apiClient: brand.apiClient,
          contact: contactWay(page),
          charged: chargedFlags(page),
          words: {
            ...plans,
            currency,
            currencies: words.currencies.names,
            frequency,
            byAgreement,
            buy,
            recommended: words.sections.recommended,
            checkout: buyWords(page),
          },
          quotes: {
            label: words.quote.add,
            hrefs: Object.fromEntries(
              quotables.filter((one) => one.kind === kind).map((one) => [one.name, addAddress(one, language)]),
            ),
          },
          ...(trial && { trial: { ...trial, newTab: words.shell.newTab } }),
        }}
      />
      <TaxNote />
    </div>
  );
}

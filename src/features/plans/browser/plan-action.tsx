import { BuyButton } from '#features/payments/browser/checkout/buy-button.tsx';
import type { ContactWay } from '#features/payments/browser/checkout/words.ts';
import { purchaseFields } from '#features/payments/purchase-fields.ts';
import type { Language } from '#site/languages.ts';
import { Button } from '#ui/button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import type { ShownPlan } from './shown-plan.ts';
import type { PlansWords } from './words.ts';

export interface Selling {
  readonly productId: number;
  readonly apiClient: string;
  readonly language: Language;
  readonly words: PlansWords;
  readonly contact: ContactWay;
  /** Where a plan is added to a quote, by its id. */
  readonly quotes: { readonly label: string; readonly hrefs: Readonly<Record<string, string>> };
  /** Where it can be tried before it is bought, in a new tab, and the words that say so. */
  readonly trial?: { readonly href: string; readonly label: string; readonly newTab: string };
}

/** Where the plans say what became of a press on the button of this one. */
export const statusIdOf = ({ id }: { readonly id: string }) => `plan-${id}-said`;

/** What to do with a plan: buy it, or talk where the price is by agreement. */
export function PlanAction({ plan, selling }: { readonly plan: ShownPlan; readonly selling: Selling }) {
  const { productId, apiClient, language, words, contact, trial, quotes } = selling;
  const quote = quotes.hrefs[plan.id];
  const look = plan.isRecommended ? 'primary' : 'secondary';
  if (!plan.money)
    return (
      <Button href={contact.href} data-opens={contact.dialog} look={look} wide>
        {contact.label}
      </Button>
    );
  return (
    <>
      <BuyButton
        purchase={purchaseFields({ productId, planId: plan.id, money: plan.money }, apiClient, language)}
        money={plan.money}
        language={language}
        look={look}
        contact={contact}
        words={words.checkout}
        room={{ id: statusIdOf(plan), of: plan.name }}
      >
        {words.buy}
      </BuyButton>
      {trial && (
        <Button href={trial.href} target="_blank" rel="noopener" look="quiet" wide>
          {trial.label}
          <span className="visually-hidden">
            {' '}
            {plan.name} ({trial.newTab})
          </span>
        </Button>
      )}
      {quote && (
        <Button href={quote} icon={<PlusIcon />} look="quiet" wide>
          {quotes.label}
          <span className="visually-hidden"> {plan.name}</span>
        </Button>
      )}
    </>
  );
}

import { type ComponentProps, useEffect } from 'react';
import type { Words } from '#content/words.ts';
import { BuyButton } from '#features/payments/browser/checkout/buy-button.tsx';
import type { BuyWords, ContactWay } from '#features/payments/browser/checkout/words.ts';
import { purchaseFields } from '#features/payments/purchase-fields.ts';
import { announce } from '#platform/browser/announce.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { When } from '#platform/page/when.tsx';
import { type Currency, currencies } from '#site/currencies.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import type { Flag } from '#site/site-variant.ts';
import { Button } from '#ui/button.tsx';
import { Callout } from '#ui/callout.tsx';
import { classNames } from '#ui/class-names.ts';
import { CurrencyChoice } from '#ui/currency-choice.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { InCurrencies } from '#ui/in-currencies.tsx';
import { row, stack } from '#ui/layout.ts';
import { needsScript } from '#ui/look.ts';
import { PlanCards } from '#ui/plan-cards.tsx';
import style from './plans.module.css';
import { listIn, type OfferedPlan, type PlanList, type ShownPlan } from './shown-plan.ts';
import { usePlans } from './use-plans.ts';

declare module '#platform/browser/islands.ts' {
  interface IslandComponents {
    plans: typeof Plans;
  }
}

interface Props extends Selling {
  readonly offered: readonly OfferedPlan[];
  /** For visitors who have not chosen a country. */
  readonly first: Currency;
}

/** The plans of a product, in the visitor's currency. */
export default function Plans({ offered, first, ...selling }: Props) {
  const { productId, language, words, contact } = selling;
  const { list, state, wanted, choose } = usePlans({ productId, language, offered, first });
  const isWaiting = state === 'asked';
  const hasFailed = state === 'failed';
  const loaded = state === 'loaded' && format(words.loaded, language, { currency: words.currencies[wanted] });
  useEffect(() => {
    if (isWaiting || loaded) announce(loaded || words.wait, language);
  }, [isWaiting, loaded, words, language]);

  const isAsleep = list === undefined;
  const lists: readonly PlanList[] = list ? [list] : currencies.map((currency) => listIn(currency, offered));
  const inCurrencies = { of: lists.map(({ currency }) => currency), isAsleep, first };
  const cards = lists[0]?.plans.map((shown) => {
    const planIn = (wanted: Currency) =>
      lists.find(({ currency }) => currency === wanted)?.plans.find(({ id }) => id === shown.id) ?? shown;
    return {
      ...shown,
      recommended: shown.isRecommended,
      belowId: statusIdOf(shown),
      price: (
        <InCurrencies as="span" {...inCurrencies}>
          {(currency) => <PlanPrice plan={planIn(currency)} language={language} words={words} />}
        </InCurrencies>
      ),
      action: (
        <InCurrencies as="div" {...inCurrencies}>
          {(currency) => <PlanAction plan={planIn(currency)} selling={selling} />}
        </InCurrencies>
      ),
    };
  });
  return (
    <div className={stack(5)}>
      <div className={classNames(needsScript, style.choice)}>
        <CurrencyChoice
          name="plans-currency"
          legend={words.currency}
          names={words.currencies}
          value={wanted}
          asleep={isAsleep}
          first={first}
          onChoose={choose}
        />
      </div>
      {hasFailed && list && (
        <LoadFailure
          wanted={wanted}
          shown={list.currency}
          language={language}
          words={words}
          contact={contact}
          onAgain={() => choose(wanted)}
        />
      )}
      <div className={stack(0, style.cards)}>
        <PlanCards plans={cards ?? []} recommends={words.recommended} isWaiting={isWaiting} />
        {isWaiting && <p className={style.wait}>{words.wait}</p>}
      </div>
    </div>
  );
}

interface PlanPriceProps {
  readonly plan: ShownPlan;
  readonly language: Language;
  readonly words: PlansWords;
}

function PlanPrice({ plan: { money, frequency }, language, words }: PlanPriceProps) {
  if (!money) return <PlanCards.Amount figure={words.byAgreement} />;
  return <PlanCards.Amount figure={formatMoney(money, language)} unit={words.frequency[frequency]} />;
}

interface LoadFailureProps {
  readonly wanted: Currency;
  readonly shown: Currency;
  readonly language: Language;
  readonly words: PlansWords;
  readonly contact: ContactWay;
  readonly onAgain: () => void;
}

/** Says that the prices could not be loaded, which ones are shown instead, and what to do. */
function LoadFailure({ wanted, shown, language, words, contact, onAgain }: LoadFailureProps) {
  const { currencies } = words;
  return (
    <Callout tone="error">
      <p>{format(words.failed, language, { wanted: currencies[wanted], shown: currencies[shown] })}</p>
      <div className={row(0, style.ways)}>
        <Button size="small" onClick={onAgain}>
          {words.again}
        </Button>
        <Button size="small" look="secondary" href={contact.href} {...dataProps({ opens: contact.dialog })}>
          {contact.label}
        </Button>
      </div>
    </Callout>
  );
}

interface Selling {
  readonly productId: number;
  readonly apiClient: string;
  readonly language: Language;
  readonly words: PlansWords;
  readonly contact: ContactWay;
  /** The currencies in which cards are charged. */
  readonly charged: Readonly<Record<Currency, Flag>>;
  /** The addresses that add a plan to a quote, by plan id. */
  readonly quotes: { readonly label: string; readonly hrefs: Readonly<Record<string, string>> };
  /** The link to try the product before buying, in a new tab. */
  readonly trial?: { readonly href: string; readonly label: string; readonly newTab: string };
}

/** The id of the element for messages about this plan's purchase. */
const statusIdOf = ({ id }: { readonly id: string }) => `plan-${id}-said`;

/** The actions of a plan: buy it, put it on a quote, or contact us. */
function PlanAction({ plan, selling }: { readonly plan: ShownPlan; readonly selling: Selling }) {
  const { productId, apiClient, language, words, contact, charged, trial, quotes } = selling;
  const look = plan.isRecommended ? 'primary' : 'secondary';
  if (!plan.money) return <ContactButton contact={contact} look={look} />;
  const quoteIn = (look: ButtonLook) => {
    const quote = quotes.hrefs[plan.id];
    return (
      quote && (
        <Button href={quote} icon={<PlusIcon />} look={look} wide>
          {quotes.label}
          <span className="visually-hidden"> {plan.name}</span>
        </Button>
      )
    );
  };
  const trialLink = trial && (
    <Button href={trial.href} target="_blank" rel="noopener" look="quiet" wide>
      {trial.label}
      <span className="visually-hidden">
        {' '}
        {plan.name} ({trial.newTab})
      </span>
    </Button>
  );
  return (
    <When
      is={charged[plan.money.currency]}
      then={
        <>
          <BuyButton
            purchase={purchaseFields({ productId, planId: plan.id, money: plan.money }, apiClient, language)}
            money={plan.money}
            language={language}
            look={look}
            contact={contact}
            words={words.checkout}
            messageSlot={{ id: statusIdOf(plan), of: plan.name }}
          >
            {words.buy}
          </BuyButton>
          {trialLink}
          {quoteIn('quiet')}
        </>
      }
      otherwise={
        <>
          {quoteIn(look)}
          {trialLink}
          <ContactButton contact={contact} look="quiet" />
        </>
      }
    />
  );
}

type ButtonLook = NonNullable<ComponentProps<typeof Button>['look']>;

function ContactButton({ contact, look }: { readonly contact: ContactWay; readonly look: ButtonLook }) {
  return (
    <Button href={contact.href} {...dataProps({ opens: contact.dialog })} look={look} wide>
      {contact.label}
    </Button>
  );
}

/** The texts of the plans, in the page's language. */
type PlansWords = Words['checkout']['plans'] &
  Pick<Words['checkout'], 'currency' | 'frequency' | 'byAgreement'> &
  Pick<BuyWords, 'currencies'> & {
    readonly recommended: string;
    /** The label of a plan's button. */
    readonly buy: string;
    readonly checkout: BuyWords;
  };

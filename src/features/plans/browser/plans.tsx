import { useEffect } from 'react';
import { announce } from '#platform/browser/announce.ts';
import { type Currency, currencies } from '#site/countries.ts';
import { format } from '#site/message.ts';
import { CurrencyChoice } from '#ui/currency-choice.tsx';
import { InCurrencies } from '#ui/in-currencies.tsx';
import { PlanCards } from '#ui/plan-cards.tsx';
import { LoadFailure } from './load-failure.tsx';
import { PlanAction, type Selling, statusIdOf } from './plan-action.tsx';
import { PlanPrice } from './plan-price.tsx';
import style from './plans.module.css';
import { listIn, type OfferedPlan, type PlanList } from './shown-plan.ts';
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

/** The plans of a product, in the currency that the visitor wants to see. */
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
    <div className={style.plans}>
      <div className={style.choice}>
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
      <div className={style.cards}>
        <PlanCards plans={cards ?? []} recommends={words.recommended} isWaiting={isWaiting} />
        {isWaiting && <p className={style.wait}>{words.wait}</p>}
      </div>
    </div>
  );
}

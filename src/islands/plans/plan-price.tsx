import { PlanCards } from '#components/ui/plan-cards.tsx';
import type { Language } from '#site/languages.ts';
import { formatMoney } from '#site/money.ts';
import type { ShownPlan } from './shown-plan.ts';
import type { PlansWords } from './words.ts';

interface Props {
  readonly plan: ShownPlan;
  readonly language: Language;
  readonly words: PlansWords;
  /** Another currency was asked for: the price says which one it is in. */
  readonly isMarked: boolean;
}

export function PlanPrice({ plan: { money, frequency }, language, words, isMarked }: Props) {
  if (!money) return <PlanCards.Amount figure={words.byAgreement} />;
  return (
    <PlanCards.Amount
      figure={formatMoney(money, language, isMarked ? 'code' : 'symbol')}
      unit={words.frequency[frequency]}
    />
  );
}

import type { Language } from '#site/languages.ts';
import { formatMoney } from '#site/money.ts';
import { PlanCards } from '#ui/plan-cards.tsx';
import type { ShownPlan } from './shown-plan.ts';
import type { PlansWords } from './words.ts';

interface Props {
  readonly plan: ShownPlan;
  readonly language: Language;
  readonly words: PlansWords;
}

export function PlanPrice({ plan: { money, frequency }, language, words }: Props) {
  if (!money) return <PlanCards.Amount figure={words.byAgreement} />;
  return <PlanCards.Amount figure={formatMoney(money, language, 'code')} unit={words.frequency[frequency]} />;
}

import { Badge } from '#components/ui/badge.tsx';
import { usePage } from '#site/page.ts';
import type { QuoteState as State } from '#site/quotes/quote-answer.ts';

const tones = { valid: 'highlight', expired: 'neutral', paid: 'success' } as const;

export function QuoteState({ of: state }: { readonly of: State }) {
  const { states } = usePage().words.quote;
  return <Badge tone={tones[state]}>{states[state]}</Badge>;
}

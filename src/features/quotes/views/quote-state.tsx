import { usePage } from '#platform/page/page.ts';
import type { QuoteState as State } from '#site/quotes.ts';
import { Badge } from '#ui/badge.tsx';

const tones = { valid: 'highlight', expired: 'neutral', paid: 'success' } as const;

export function QuoteState({ of: state }: { readonly of: State }) {
  const { states } = usePage().words.quote;
  return <Badge tone={tones[state]}>{states[state]}</Badge>;
}

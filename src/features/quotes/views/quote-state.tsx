import { usePage } from '#platform/page/page.ts';
import { Badge } from '#ui/badge.tsx';
import type { QuoteState as State } from '../quote-answer.ts';

const tones = { valid: 'highlight', expired: 'neutral', paid: 'success' } as const;

export function QuoteState({ of: state }: { readonly of: State }) {
  const { states } = usePage().words.quote;
  return <Badge tone={tones[state]}>{states[state]}</Badge>;
}

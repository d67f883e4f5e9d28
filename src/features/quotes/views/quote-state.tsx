import { usePage } from '#platform/page/page.ts';
import type { QuoteState as State } from '#site/quotes.ts';
import { Badge } from '#ui/badge.tsx';

const tones = { valid: 'highlight', expired: 'neutral', paid: 'success' } as const;

interface Props {
  readonly of: State;
  /** Its payment was returned, and no other one followed. */
  readonly isRefunded?: boolean;
}

export function QuoteState({ of: state, isRefunded = false }: Props) {
  const { states } = usePage().words.quote;
  if (isRefunded) return <Badge tone="neutral">{states.refunded}</Badge>;
  return <Badge tone={tones[state]}>{states[state]}</Badge>;
}

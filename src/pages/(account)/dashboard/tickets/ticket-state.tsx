import { Badge } from '#components/ui/badge.tsx';
import type { TicketLine } from '#site/account/dashboard.ts';
import { usePage } from '#site/page.ts';

const tones = { received: 'info', answered: 'success', closed: 'neutral' } as const;

/** In the words of the page that tells where a request stands. */
export function TicketState({ of: state }: { readonly of: TicketLine['state'] }) {
  const { states } = usePage().words.supportStatus.found;
  return <Badge tone={tones[state]}>{states[state]}</Badge>;
}

import { usePage } from '#platform/page/page.ts';
import { Badge } from '#ui/badge.tsx';
import type { TicketLine } from '../../dashboard-lines.ts';

const tones = { received: 'info', answered: 'success', closed: 'neutral' } as const;

/** In the words of the page that tells where a request stands. */
export function TicketState({ of: state }: { readonly of: TicketLine['state'] }) {
  const { states } = usePage().words.supportStatus.found;
  return <Badge tone={tones[state]}>{states[state]}</Badge>;
}

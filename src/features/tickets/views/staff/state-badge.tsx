import { usePage } from '#platform/page/page.ts';
import { Badge } from '#ui/badge.tsx';
import type { StaffTicketState } from '../../staff-lines.ts';

const tones = { new: 'highlight', answered: 'success', closed: 'neutral', quarantined: 'danger' } as const;

export function StateBadge({ state }: { state: StaffTicketState }) {
  const { staff } = usePage().words;
  return <Badge tone={tones[state]}>{staff.states[state]}</Badge>;
}

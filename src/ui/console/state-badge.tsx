import type { StaffTicketState } from '#features/tickets/staff-lines.ts';
import { usePage } from '#platform/page/page.ts';
import { Badge } from '../badge.tsx';

const tones = { new: 'highlight', answered: 'success', closed: 'neutral', quarantined: 'danger' } as const;

export function StateBadge({ state }: { state: StaffTicketState }) {
  const { staff } = usePage().words;
  return <Badge tone={tones[state]}>{staff.states[state]}</Badge>;
}

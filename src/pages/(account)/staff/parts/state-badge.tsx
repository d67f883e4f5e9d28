import { Badge } from '#components/ui/badge.tsx';
import type { StaffTicketState } from '#site/account/staff-lines.ts';
import { usePage } from '#site/page.ts';

const tones = { new: 'highlight', answered: 'success', closed: 'neutral', quarantined: 'danger' } as const;

export function StateBadge({ state }: { state: StaffTicketState }) {
  const { staff } = usePage().words;
  return <Badge tone={tones[state]}>{staff.states[state]}</Badge>;
}

import type { StaffView } from '#features/staff/staff-view.ts';
import type { Db } from '#platform/database/database.ts';
import { dayLength } from '#site/local-time.ts';
import type { StaffPlace } from '#site/staff-address.ts';
import { countLeads } from '../store/count-leads.ts';

export async function leadsView(db: Db, { span = '30' }: StaffPlace, now: Date): Promise<StaffView> {
  const since = span === 'all' ? undefined : new Date(now.getTime() - Number(span) * dayLength);
  return { kind: 'leads', span, leads: await countLeads(db, since) };
}

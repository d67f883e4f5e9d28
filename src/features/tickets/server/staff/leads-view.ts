import type { Db } from '#platform/database/database.ts';
import { dayLength } from '#site/local-time.ts';
import type { StaffPlace } from '#site/staff.ts';
import { leadSpans, type StaffLeadsView } from '../../staff-lines.ts';
import { countLeads } from '../store/count-leads.ts';

export async function leadsView(db: Db, place: StaffPlace, now: Date): Promise<StaffLeadsView> {
  const span = leadSpans.find((one) => one === place.span) ?? '30';
  const since = span === 'all' ? undefined : new Date(now.getTime() - Number(span) * dayLength);
  return { kind: 'leads', span, leads: await countLeads(db, since) };
}

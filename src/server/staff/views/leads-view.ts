import type { Db } from '#database/database.ts';
import { countLeads } from '#database/tickets/count-leads.ts';
import type { StaffPlace } from '#site/account/staff-address.ts';
import type { StaffView } from '#site/account/staff-view.ts';
import { dayLength } from '#site/local-time.ts';

export async function leadsView(db: Db, { span = '30' }: StaffPlace, now: Date): Promise<StaffView> {
  const since = span === 'all' ? undefined : new Date(now.getTime() - Number(span) * dayLength);
  return { kind: 'leads', span, leads: await countLeads(db, since) };
}

import { and, count, desc, gte, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { ticket } from '../tables.ts';
import { isFromVisitor } from './find-tickets.ts';

/** The tickets from one campaign. All three names are empty for tickets without a campaign. */
export interface CampaignLeads {
  readonly source: string;
  readonly medium: string;
  readonly campaign: string;
  readonly tickets: number;
  /** Tickets that are answered or closed. */
  readonly answered: number;
}

const named = (key: string): SQL<string> => sql<string>`coalesce(${ticket.campaign} ->> ${sql.raw(`'${key}'`)}, '')`;
const names = { source: named('utm_source'), medium: named('utm_medium'), campaign: named('utm_campaign') };

/** Counts from `since`, or from the beginning; the campaign with the most tickets comes first. Spam does not count. */
export function countLeads(db: Db, since: Date | undefined): Promise<CampaignLeads[]> {
  const { state, createdAt } = ticket;
  return db
    .select({
      ...names,
      tickets: count(),
      answered: sql<number>`count(*) filter (where ${state} in ('answered', 'closed'))`.mapWith(Number),
    })
    .from(ticket)
    .where(and(ne(state, 'quarantined'), isFromVisitor, since && gte(createdAt, since)))
    .groupBy(names.source, names.medium, names.campaign)
    .orderBy(desc(count()), names.source, names.medium, names.campaign)
    .execute();
}

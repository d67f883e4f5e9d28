import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { meeting } from '#features/meetings/server/tables.ts';
import { quote } from '#features/quotes/server/tables.ts';
import { ticket } from '#features/tickets/server/tables.ts';
import { type Db, rowsOf } from '#platform/database/database.ts';
import { readAddress } from '#site/address.ts';
import type { CampaignLine, Compared, LeadFigures, LeadKind, Named } from '../overview-view.ts';
import type { TicketStep } from './ticket-steps.ts';
import { compared, isOfPeriod, type Timeline } from './timeline.ts';

/**
 * A lead is a request that a visitor made: a ticket, a quote or a booked meeting. What follows from an earlier request
 * is no further lead: a message about an order, a quote or a meeting, and a meeting that was booked from a quote. Spam
 * and the tests of the site do not count, and neither does a time that was only held.
 */
const isLeadTicket = sql`(${ticket.state} <> 'quarantined' and ${ticket.openedBy} = 'visitor'
  and ${ticket.about} is null and not (${ticket.campaign} ? 'canary'))`;
const isLeadMeeting = sql`(${meeting.state} in ('booked', 'cancelled') and ${meeting.quoteReference} is null)`;

/** The number of names that a list shows; the others are summed up. */
const mostShown = 12;
/** Names that are read for a list. Pages with different queries are different names until they are cleaned. */
const mostRead = 500;

const stepRow = z.object({ kind: z.enum(['quotes', 'meetings']), step: z.int(), leads: z.int() });

const nameRow = z.object({
  by: z.enum(['country', 'page', 'campaign']),
  isNow: z.boolean(),
  country: z.string().nullable(),
  page: z.string().nullable(),
  /** Null for what has no campaign: quotes and meetings. */
  source: z.string().nullable(),
  medium: z.string().nullable(),
  campaign: z.string().nullable(),
  leads: z.int(),
  answered: z.int(),
});
type NameRow = z.output<typeof nameRow>;

interface Leads {
  readonly steps: readonly z.output<typeof stepRow>[];
  readonly names: readonly NameRow[];
}

export async function readLeads(db: Db, timeline: Timeline): Promise<Leads> {
  const [steps, names] = await Promise.all([countByStep(db, timeline), countByName(db, timeline)]);
  return { steps, names };
}

/** Quotes and meetings. The tickets of each step are in `TicketStep`. */
function countByStep(db: Db, { covers, stepOf }: Timeline): Promise<z.output<typeof stepRow>[]> {
  return rowsOf(
    db,
    stepRow,
    sql`select 'quotes' as kind, ${stepOf(quote.createdAt)} as step, count(*)::int as leads
        from ${quote} where ${covers(quote.createdAt)} group by 2
      union all
      select 'meetings', ${stepOf(meeting.createdAt)}, count(*)::int
        from ${meeting} where ${covers(meeting.createdAt)} and ${isLeadMeeting} group by 2`,
  );
}

/**
 * The leads of both periods by country, by page and by campaign, in one scan of each table. The tickets are first counted
 * by the number that stands for all three, in an index; the names of each number are those of its latest ticket.
 */
function countByName(db: Db, { covers, isNow }: Timeline): Promise<NameRow[]> {
  const { createdAt, originKey, state, campaign } = ticket;
  const named = (key: string) => sql`coalesce(${campaign} ->> ${sql.raw(`'${key}'`)}, '')`;
  return rowsOf(
    db,
    nameRow,
    sql`with sent as materialized (
        select ${isNow(createdAt)} as is_now, ${originKey} as origin, max(${createdAt}) as latest, count(*) as leads,
          count(*) filter (where ${state} in ('answered', 'closed')) as answered
        from ${ticket} where ${covers(createdAt)} and ${isLeadTicket} group by 1, 2
      ), lead as (
        select is_now, country, page, source, medium, campaign, leads, answered
        from sent cross join lateral (
          select ${ticket.country} as country, ${ticket.page} as page, ${named('utm_source')} as source,
            ${named('utm_medium')} as medium, ${named('utm_campaign')} as campaign
          from ${ticket} where ${createdAt} = latest and ${originKey} = origin and ${isLeadTicket} limit 1
        ) as names
        union all
        select ${isNow(quote.createdAt)}, ${quote.country}, '/support/quote', null, null, null, count(*), 0
        from ${quote} where ${covers(quote.createdAt)} group by 1, 2
        union all
        select ${isNow(meeting.createdAt)}, ${meeting.country}, '/meet/book', null, null, null, count(*), 0
        from ${meeting} where ${covers(meeting.createdAt)} and ${isLeadMeeting} group by 1, 2
      ), counted as (
        select case when grouping(page) = 0 then 'page' when grouping(source) = 0 then 'campaign' else 'country' end as by,
          is_now, lower(country) as country, page, source, medium, campaign,
          sum(leads)::int as leads, sum(answered)::int as answered
        from lead group by grouping sets ((is_now, lower(country)), (is_now, page), (is_now, source, medium, campaign))
      )
      select by, is_now as "isNow", country, page, source, medium, campaign, leads, answered
      from (select *, row_number() over (partition by by, is_now order by leads desc) as place from counted) as ordered
      where place <= ${mostRead}`,
  );
}

export function leadFigures({ steps, names }: Leads, tickets: readonly TicketStep[], timeline: Timeline): LeadFigures {
  const rows = [...steps, ...tickets.map(({ step, leads }) => ({ kind: 'tickets' as const, step, leads }))].filter(
    ({ step }) => step < timeline.afterwards,
  );
  const perStep = new Map<number, number>();
  for (const { step, leads } of rows) perStep.set(step, (perStep.get(step) ?? 0) + leads);
  const inPeriods = rows.map((row) => ({ ...row, isNow: isOfPeriod(row.step, timeline) }));
  const ofKind = (kind: LeadKind) =>
    compared(
      inPeriods.filter((row) => row.kind === kind),
      ({ leads }) => leads,
    );
  const all = compared(inPeriods, ({ leads }) => leads);
  const rowsBy = (by: NameRow['by']) => names.filter((row) => row.by === by);
  const countries = shortList(
    rowsBy('country').map((row) => ({ ...row, name: row.country })),
    all,
  );
  const pages = shortList(
    rowsBy('page').map((row) => ({ ...row, name: pageName(row.page) })),
    all,
  );
  return {
    all,
    kinds: { tickets: ofKind('tickets'), quotes: ofKind('quotes'), meetings: ofKind('meetings') },
    points: timeline.points(perStep, 0),
    countries: countries.shown,
    otherCountries: countries.others,
    pages: pages.shown,
    otherPages: pages.others,
    ...shortCampaigns(rowsBy('campaign'), ofKind('tickets')),
  };
}

/** The path of a page of the site without its language and its query; other texts as they are. */
function pageName(page: string | null): string | null {
  if (page === null) return null;
  const [path = ''] = page.split(/[?#]/, 1);
  return readAddress(path)?.route.path ?? path.replace(/\/(?:en|es|fr)$/, '');
}

/** The most frequent names of both periods together, and the sum of all others. */
function shortList(rows: readonly { name: string | null; isNow: boolean | null; leads: number }[], all: Compared) {
  const byName = new Map<string | null, { now: number; before: number }>();
  for (const { name, isNow, leads } of rows) {
    const sums = byName.get(name) ?? { now: 0, before: 0 };
    sums[isNow ? 'now' : 'before'] += leads;
    byName.set(name, sums);
  }
  const named: Named[] = [...byName].map(([name, sums]) => ({ name, ...sums }));
  const shown = named.toSorted(byFrequency).slice(0, mostShown);
  return { shown, others: rest(all, shown) };
}

function byFrequency(one: Compared, other: Compared): number {
  return other.now - one.now || other.before - one.before;
}

function rest(all: Compared, shown: readonly Compared[]): Compared {
  const sum = (side: keyof Compared) => shown.reduce((total, one) => total + one[side], 0);
  return { now: Math.max(0, all.now - sum('now')), before: Math.max(0, all.before - sum('before')) };
}

/** Only tickets say which campaign brought the visitor. */
function shortCampaigns(rows: readonly NameRow[], all: Compared) {
  const byName = new Map<string, CampaignLine>();
  for (const { source, medium, campaign, isNow, leads, answered } of rows) {
    if (source === null || medium === null || campaign === null) continue;
    const key = JSON.stringify([source, medium, campaign]);
    const line = byName.get(key) ?? { source, medium, campaign, now: 0, before: 0, answered: 0 };
    byName.set(key, isNow ? { ...line, now: leads, answered } : { ...line, before: leads });
  }
  const ordered = [...byName].toSorted(
    ([key, one], [otherKey, other]) => byFrequency(one, other) || (key < otherKey ? -1 : 1),
  );
  const campaigns = ordered.slice(0, mostShown).map(([, line]) => line);
  return { campaigns, otherCampaigns: rest(all, campaigns) };
}

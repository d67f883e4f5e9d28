import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { meeting } from '#features/meetings/server/tables.ts';
import { quote } from '#features/quotes/server/tables.ts';
import { ticket } from '#features/tickets/server/tables.ts';
import { type Db, rowsOf } from '#platform/database/database.ts';
import { readAddress } from '#site/address.ts';
import { isLanguage } from '#site/languages.ts';
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

/** Quotes and booked meetings of a step by country. The tickets of each step are in `TicketStep`. */
const requestRow = z.object({
  kind: z.enum(['quotes', 'meetings']),
  step: z.int(),
  country: z.string().nullable(),
  leads: z.int(),
});
/** Where a quote is asked for and a meeting is booked. */
const pageOf = { quotes: '/support/quote', meetings: '/meet/book' } as const;

/** The tickets of both periods by country, by page or by campaign; the other names are null. */
const nameRow = z.object({
  by: z.enum(['country', 'page', 'campaign']),
  country: z.string().nullable(),
  page: z.string().nullable(),
  source: z.string().nullable(),
  medium: z.string().nullable(),
  campaign: z.string().nullable(),
  now: z.int(),
  before: z.int(),
  /** Of the period. */
  answered: z.int(),
});
type NameRow = z.output<typeof nameRow>;

interface Leads {
  readonly requests: readonly z.output<typeof requestRow>[];
  readonly names: readonly NameRow[];
}

export async function readLeads(db: Db, timeline: Timeline): Promise<Leads> {
  const [requests, names] = await Promise.all([countRequests(db, timeline), countTickets(db, timeline)]);
  return { requests, names };
}

function countRequests(db: Db, { covers, stepOf }: Timeline): Promise<z.output<typeof requestRow>[]> {
  return rowsOf(
    db,
    requestRow,
    sql`select 'quotes' as kind, ${stepOf(quote.createdAt)} as step, ${quote.country} as country, count(*)::int as leads
        from ${quote} where ${covers(quote.createdAt)} group by 2, 3
      union all
      select 'meetings', ${stepOf(meeting.createdAt)}, ${meeting.country}, count(*)::int
        from ${meeting} where ${covers(meeting.createdAt)} and ${isLeadMeeting} group by 2, 3`,
  );
}

/**
 * The tickets of both periods by country, by page and by campaign. They are first counted by the number that stands for
 * all three, in an index; the names of each number are those of its latest ticket. Each period is a scan of its own,
 * because grouping by the number alone takes two thirds of the time.
 */
function countTickets(db: Db, { halves }: Timeline): Promise<NameRow[]> {
  const { createdAt, originKey, state, country, page, campaign } = ticket;
  const nameOf = (key: string) => sql`coalesce(${campaign} ->> ${sql.raw(`'${key}'`)}, '')`;
  return rowsOf(
    db,
    nameRow,
    sql`with sent as (
        select origin, max(latest) as latest, sum(leads) filter (where is_now) as now,
          sum(leads) filter (where not is_now) as before, sum(answered) filter (where is_now) as answered
        from ${halves} cross join lateral (
          select ${originKey} as origin, max(${createdAt}) as latest, count(*) as leads,
            count(*) filter (where ${state} <> 'new') as answered
          from ${ticket} where ${createdAt} >= starts and ${createdAt} < ends and ${isLeadTicket} group by 1
        ) as half_sent group by 1
      ), named as (
        select ${country}, ${page}, ${nameOf('utm_source')} as source,
          ${nameOf('utm_medium')} as medium, ${nameOf('utm_campaign')} as campaign, now, before, answered
        from sent cross join lateral (
          select * from ${ticket} where ${createdAt} = latest and ${originKey} = origin and ${isLeadTicket} limit 1
        ) as ticket
      ), counted as (
        select case when grouping(page) = 0 then 'page' when grouping(source) = 0 then 'campaign' else 'country' end as by,
          country, page, source, medium, campaign, coalesce(sum(now), 0)::int as now,
          coalesce(sum(before), 0)::int as before, coalesce(sum(answered), 0)::int as answered
        from named group by grouping sets ((country), (page), (source, medium, campaign))
      )
      select by, country, page, source, medium, campaign, now, before, answered
      from (select *, row_number() over (partition by by order by now desc, before desc) as place from counted) as ordered
      where place <= ${mostRead}`,
  );
}

export function leadFigures(
  { requests, names }: Leads,
  tickets: readonly TicketStep[],
  timeline: Timeline,
): LeadFigures {
  const inPeriods = [...requests, ...tickets.map(({ step, leads }) => ({ kind: 'tickets' as const, step, leads }))]
    .filter(({ step }) => step < timeline.afterwards)
    .map((row) => ({ ...row, isNow: isOfPeriod(row.step, timeline) }));
  const perStep = new Map<number, number>();
  for (const { step, leads } of inPeriods) perStep.set(step, (perStep.get(step) ?? 0) + leads);
  const ofKind = (kind: LeadKind) =>
    compared(
      inPeriods.filter((row) => row.kind === kind),
      ({ leads }) => leads,
    );
  const all = compared(inPeriods, ({ leads }) => leads);
  const rowsBy = (by: NameRow['by']) => names.filter((row) => row.by === by);
  const others = requests.map((row) => {
    const isNow = isOfPeriod(row.step, timeline);
    return { ...row, now: isNow ? row.leads : 0, before: isNow ? 0 : row.leads };
  });
  const countries = shortList(
    [...rowsBy('country'), ...others].map((row) => ({ ...row, name: row.country?.toLowerCase() ?? null })),
    all,
  );
  const pages = shortList(
    [
      ...rowsBy('page').map((row) => ({ ...row, name: pageName(row.page) })),
      ...others.map((row) => ({ ...row, name: pageOf[row.kind] })),
    ],
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
  const last = path.slice(path.lastIndexOf('/') + 1);
  return readAddress(path)?.route.path ?? (isLanguage(last) ? path.slice(0, -last.length - 1) : path);
}

/** The most frequent names of both periods together, and the sum of all others. */
function shortList(rows: readonly Named[], all: Compared) {
  const byName = new Map<string | null, Compared>();
  for (const { name, now, before } of rows) {
    const sums = byName.get(name) ?? { now: 0, before: 0 };
    byName.set(name, { now: sums.now + now, before: sums.before + before });
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
  const named = rows.map(({ source, medium, campaign, now, before, answered }): CampaignLine => {
    return { source: source ?? '', medium: medium ?? '', campaign: campaign ?? '', now, before, answered };
  });
  const key = ({ source, medium, campaign }: CampaignLine) => JSON.stringify([source, medium, campaign]);
  const campaigns = named
    .toSorted((one, other) => byFrequency(one, other) || (key(one) < key(other) ? -1 : 1))
    .slice(0, mostShown);
  return { campaigns, otherCampaigns: rest(all, campaigns) };
}

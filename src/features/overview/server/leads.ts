import { type SQLWrapper, sql } from 'drizzle-orm';
import { z } from 'zod';
import { meeting } from '#features/meetings/server/tables.ts';
import { quote } from '#features/quotes/server/tables.ts';
import { ticket } from '#features/tickets/server/tables.ts';
import { type Db, rowsOf } from '#platform/database/database.ts';
import { readAddress } from '#site/address.ts';
import type { CampaignLine, Compared, LeadFigures, LeadKind, Named } from '../overview-view.ts';
import { compared, type Timeline } from './timeline.ts';

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

export async function readLeads(db: Db, timeline: Timeline): Promise<LeadFigures> {
  const [counts, campaigns] = await Promise.all([countLeads(db, timeline), countCampaigns(db, timeline)]);
  const steps = counts.filter(({ kind }) => kind !== null);
  const perStep = new Map<number, number>();
  for (const { step, leads } of steps) perStep.set(step ?? 0, (perStep.get(step ?? 0) ?? 0) + leads);
  const half = timeline.points(new Map(), 0).length;
  const inPeriod = (rows: typeof steps) => rows.map((row) => ({ ...row, isNow: (row.step ?? 0) > half }));
  const ofKind = (kind: LeadKind) => compared(inPeriod(steps.filter((row) => row.kind === kind)), ({ leads }) => leads);
  const all = compared(inPeriod(steps), ({ leads }) => leads);
  const countries = shortList(
    counts.filter(({ isCountry }) => isCountry).map((row) => ({ ...row, name: row.country })),
    all,
  );
  const pages = shortList(
    counts.filter(({ isPage }) => isPage).map((row) => ({ ...row, name: pageName(row.page) })),
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
    ...shortCampaigns(campaigns, ofKind('tickets')),
  };
}

const counted = z.object({
  kind: z.enum(['tickets', 'quotes', 'meetings']).nullable(),
  step: z.int().nullable(),
  isNow: z.boolean().nullable(),
  country: z.string().nullable(),
  page: z.string().nullable(),
  isCountry: z.boolean(),
  isPage: z.boolean(),
  leads: z.int(),
});

/** The leads of every step by kind, and those of both periods by country and by page, in one scan of each table. */
function countLeads(db: Db, { covers, stepOf, isNow }: Timeline): Promise<z.output<typeof counted>[]> {
  const columns = (time: SQLWrapper) => sql`${stepOf(time)} as step, ${isNow(time)} as is_now`;
  return rowsOf(
    db,
    counted,
    sql`with lead as (
        select 'tickets' as kind, ${columns(ticket.createdAt)}, lower(${ticket.country}) as country, ${ticket.page} as page
          from ${ticket} where ${covers(ticket.createdAt)} and ${isLeadTicket}
        union all
        select 'quotes', ${columns(quote.createdAt)}, lower(${quote.country}), '/support/quote'
          from ${quote} where ${covers(quote.createdAt)}
        union all
        select 'meetings', ${columns(meeting.createdAt)}, lower(${meeting.country}), '/meet/book'
          from ${meeting} where ${covers(meeting.createdAt)} and ${isLeadMeeting}
      ), counted as (
        select kind, step, is_now, country, page, grouping(country) = 0 as is_country, grouping(page) = 0 as is_page,
          count(*)::int as leads
        from lead group by grouping sets ((kind, step), (is_now, country), (is_now, page))
      )
      select kind, step, is_now as "isNow", country, page, is_country as "isCountry", is_page as "isPage", leads
      from (
        select *, row_number() over (partition by is_country, is_page, is_now order by leads desc) as place from counted
      ) as ordered
      where place <= ${mostRead} or kind is not null`,
  );
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

const campaignRow = z.object({
  source: z.string(),
  medium: z.string(),
  campaign: z.string(),
  now: z.int(),
  before: z.int(),
  answered: z.int(),
});

/** Only tickets say which campaign brought the visitor. */
function countCampaigns(db: Db, { covers, isNow }: Timeline): Promise<CampaignLine[]> {
  const named = (key: string) => sql`coalesce(${ticket.campaign} ->> ${sql.raw(`'${key}'`)}, '')`;
  const now = isNow(ticket.createdAt);
  return rowsOf(
    db,
    campaignRow,
    sql`select ${named('utm_source')} as source, ${named('utm_medium')} as medium, ${named('utm_campaign')} as campaign,
        (count(*) filter (where ${now}))::int as now, (count(*) filter (where not ${now}))::int as before,
        (count(*) filter (where ${now} and ${ticket.state} in ('answered', 'closed')))::int as answered
      from ${ticket} where ${covers(ticket.createdAt)} and ${isLeadTicket}
      group by 1, 2, 3 order by now desc, before desc, 1, 2, 3 limit ${mostShown}`,
  );
}

function shortCampaigns(campaigns: readonly CampaignLine[], all: Compared) {
  return { campaigns, otherCampaigns: rest(all, campaigns) };
}

import type { Db } from '#platform/database/database.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { StaffPlace } from '#site/staff.ts';
import type { StaffOverviewView } from '../overview-view.ts';
import { choosePeriod } from '../period.ts';
import { answerFigures, readOpenTickets } from './answers.ts';
import { leadFigures, readLeads } from './leads.ts';
import { readMail } from './mail.ts';
import { readRevenue } from './revenue.ts';
import { readTicketSteps } from './ticket-steps.ts';
import { timelineOf } from './timeline.ts';

export async function overviewView(db: Db, place: StaffPlace, config: Config, now: Date): Promise<StaffOverviewView> {
  const period = choosePeriod(place, now);
  const timeline = timelineOf(period, now);
  const isSandbox = config.payments.kind === 'sandbox';
  const [leads, tickets, open, revenue, mail] = await Promise.all([
    readLeads(db, timeline),
    readTicketSteps(db, { period, timeline, holidays: config.meetings.rules.holidays, now }),
    readOpenTickets(db, timeline),
    readRevenue(db, timeline, isSandbox),
    readMail(db, timeline, { storedDays: config.retentionDays['sent-mail'], now }),
  ]);
  return {
    kind: 'overview',
    period,
    leads: leadFigures(leads, tickets, timeline),
    answers: answerFigures(open, tickets, timeline),
    revenue,
    isSandbox,
    mail,
  };
}

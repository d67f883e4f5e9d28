import type { Db } from '#platform/database/database.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { StaffQuery } from '#site/staff.ts';
import type { StaffOverviewView } from '../overview-view.ts';
import { choosePeriod } from '../period.ts';
import { readAnswers } from './answers.ts';
import { readLeads } from './leads.ts';
import { readMail } from './mail.ts';
import { readRevenue } from './revenue.ts';
import { timelineOf } from './timeline.ts';

export async function overviewView(db: Db, place: StaffQuery, config: Config, now: Date): Promise<StaffOverviewView> {
  const period = choosePeriod(place, now);
  const timeline = timelineOf(period, now);
  const isSandbox = config.payments.kind === 'sandbox';
  const [leads, answers, revenue, mail] = await Promise.all([
    readLeads(db, timeline),
    readAnswers(db, { period, timeline, holidays: config.meetings.rules.holidays, now }),
    readRevenue(db, timeline, isSandbox),
    readMail(db, timeline, { storedDays: config.retentionDays['sent-mail'], now }),
  ]);
  return { kind: 'overview', period, leads, answers, revenue, isSandbox, mail };
}

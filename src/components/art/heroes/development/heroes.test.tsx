import { expect, it } from 'vitest';
import { draw } from '../../testing-draw.ts';
import { QuickApiHero } from '../quick/api.tsx';
import { BackupsHero } from '../quick/backups.tsx';
import { QuickCronHero } from '../quick/cron.tsx';
import { EmailHero } from '../quick/email.tsx';
import { InvoicingHero } from '../quick/invoicing.tsx';
import { PaymentsHero } from '../quick/payments.tsx';
import { SpreadsheetsHero } from '../quick/spreadsheets.tsx';
import { WebsiteHero } from '../quick/website.tsx';
import { WhatsappHero } from '../quick/whatsapp.tsx';
import { DevelopmentHero } from './all.tsx';
import { AnalyticsHero } from './analytics.tsx';
import { ApiHero } from './api.tsx';
import { BotsHero } from './bots.tsx';
import { CodeHero } from './code.tsx';
import { CronHero } from './cron.tsx';
import { DashboardsHero } from './dashboards.tsx';

const development = { DevelopmentHero, ApiHero, BotsHero, DashboardsHero, CronHero, AnalyticsHero, CodeHero };
const quick = {
  ...{ InvoicingHero, EmailHero, WhatsappHero, WebsiteHero, SpreadsheetsHero },
  ...{ PaymentsHero, BackupsHero, QuickApiHero, QuickCronHero },
};

it.each(Object.entries(development))('%s weighs less than 7 kB and is decoration without a title', (_, Hero) => {
  const html = draw(<Hero />);
  expect(html.length).toBeLessThan(7000);
  expect(html).toContain('aria-hidden="true"');
  expect(draw(<Hero title="Ants at work" />)).toContain('role="img" aria-label="Ants at work"');
});

it.each(Object.entries(quick))('%s weighs less than 4 kB', (_, Hero) => {
  expect(draw(<Hero />).length).toBeLessThan(4000);
});

it('no two are alike', () => {
  const drawn = Object.values({ ...development, ...quick }).map((Hero) => draw(<Hero />));
  expect(new Set(drawn).size).toBe(drawn.length);
});

import type { ReactNode } from 'react';
import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import { msPerDay } from '#site/durations.ts';
import { format } from '#site/message.ts';
import { staffHref } from '#site/staff.ts';
import { writeDay } from '#site/time.ts';
import { Button } from '#ui/button.tsx';
import { Filter } from '#ui/console/lists.tsx';
import { ListPage } from '#ui/console/view-head.tsx';
import { TextField } from '#ui/field.tsx';
import { HiddenValues } from '#ui/hidden-fields.tsx';
import { note, row, stack } from '#ui/layout.ts';
import { apart, atEnd } from '#ui/look.ts';
import type { Measured, StaffOverviewView } from '../overview-view.ts';
import { type ChosenPeriod, overviewSpans } from '../period.ts';
import { AnswerCharts, MailChart, RevenueCharts } from './charts.tsx';
import { writersIn } from './in-words.ts';
import { LeadCharts } from './lead-charts.tsx';
import style from './overview.module.css';

/** What came in, how it was answered and what was paid in a period, beside the period before. */
export function OverviewView({ view }: { readonly view: StaffOverviewView }) {
  const page = usePage();
  const { words, language } = page;
  const { overview, staff } = words;
  const { longDay } = writersIn(page);
  const { from, until } = view.period;
  const period = format(overview.period, language, {
    from: longDay(from),
    to: longDay(until - msPerDay),
    days: (until - from) / msPerDay,
  });
  return (
    <ListPage title={staff.views.overview} lead={period} tools={<PeriodChoice period={view.period} />}>
      <KeyFigures view={view} />
      <Part id="leads" title={overview.leads.title} about={overview.leads.about}>
        <LeadCharts view={view} />
      </Part>
      <Part id="answers" title={overview.answers.title} about={overview.answers.about}>
        <AnswerCharts view={view} />
      </Part>
      <Part id="revenue" title={overview.revenue.title} about={revenueAbout(view, overview.revenue)}>
        <RevenueCharts view={view} />
      </Part>
      <Part id="mail" title={overview.mail.title} about={mailAbout(view, page)}>
        <MailChart view={view} />
      </Part>
    </ListPage>
  );
}

function revenueAbout(
  { isSandbox }: StaffOverviewView,
  { about, sandbox }: Readonly<Record<'about' | 'sandbox', string>>,
) {
  return isSandbox ? `${about} ${sandbox}` : about;
}

function mailAbout({ mail: { storedDays } }: StaffOverviewView, { words, language }: ReturnType<typeof usePage>) {
  const { about, stored } = words.overview.mail;
  return storedDays === 'forever' ? about : `${about} ${format(stored, language, { days: storedDays })}`;
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly children: ReactNode;
}

function Part({ id, title, about, children }: PartProps) {
  return (
    <section className={stack(4, style.part)} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <p className={`${note} ${style.about}`}>{about}</p>
      </header>
      {children}
    </section>
  );
}

/** Links to the usual periods, and two days by GET, so that a period can be bookmarked and shared within the team. */
function PeriodChoice({ period: { from, until, span } }: { readonly period: ChosenPeriod }) {
  const { words, language } = usePage();
  const { overview } = words;
  const lastDay = writeDay(until - msPerDay);
  return (
    <div className={row(4, atEnd, apart, style.choice)}>
      <Filter
        label={overview.spanLabel}
        choices={overviewSpans.map((one) => ({
          href: staffHref(language, { view: 'overview', span: one }),
          label: overview.spans[one],
          isCurrent: one === span,
        }))}
      />
      <form method="get" action={href('/staff', language)} className={row(3, atEnd, style.days)}>
        <HiddenValues values={{ view: 'overview' }} />
        <TextField id="from" name="from" type="date" label={overview.from} defaultValue={writeDay(from)} required />
        <TextField id="to" name="to" type="date" label={overview.to} defaultValue={lastDay} required />
        <Button type="submit" look="secondary">
          {overview.show}
        </Button>
      </form>
    </div>
  );
}

interface KeyFigure {
  readonly label: string;
  readonly value: string;
  readonly about: string;
}

/** The figures to look at first. */
function KeyFigures({ view: { leads, answers, revenue, mail } }: { readonly view: StaffOverviewView }) {
  const page = usePage();
  const { key } = page.words.overview;
  const { number, percent, duration, difference, money } = writersIn(page);
  const written = (value: number | null, write: (value: number) => string) => (value === null ? '–' : write(value));
  const measuredFigure = (label: string, figure: Measured, write: (value: number) => string): KeyFigure => ({
    label,
    value: written(figure.now, write),
    about: difference(figure, write),
  });
  const figures: KeyFigure[] = [
    measuredFigure(key.leads, leads.all, number),
    { label: key.open, value: number(answers.open), about: key.openAbout },
    measuredFigure(key.median, answers.median, duration),
    measuredFigure(key.ninetieth, answers.ninetieth, duration),
    {
      label: key.inTime,
      value: written(answers.inTime.now, percent),
      about:
        answers.inTime.before === null
          ? key.inTimeAbout
          : `${key.inTimeAbout} ${format(key.inTimeBefore, page.language, { before: percent(answers.inTime.before) })}`,
    },
    ...revenue.map(({ currency, amount }) =>
      measuredFigure(format(key.revenue, page.language, { currency: currency.toUpperCase() }), amount, (minor) =>
        money(minor, currency),
      ),
    ),
    measuredFigure(key.sent, mail.hasBefore ? mail.sent : { ...mail.sent, before: null }, number),
    {
      label: key.waiting,
      value: number(mail.waiting),
      about: format(key.dead, page.language, { dead: mail.dead.now }),
    },
  ];
  return (
    <dl className={stack(3, style.figures)}>
      {figures.map(({ label, value, about }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <strong className={value.length > 9 ? style.long : undefined}>{value}</strong> <span>{about}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

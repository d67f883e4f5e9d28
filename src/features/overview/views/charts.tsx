import { bulkEmail } from '#content/catalogue/bulk-email.ts';
import { helpDesk } from '#content/catalogue/help-desk.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { minorPerUnit } from '#site/money.ts';
import { FigureTable } from '#ui/charts/figure-table.tsx';
import { TimeChart } from '#ui/charts/time-chart.tsx';
import { NoRows, TwoLines } from '#ui/console/data-table.tsx';
import { columns } from '#ui/layout.ts';
import type { CurrencyRevenue, StaffOverviewView } from '../overview-view.ts';
import type { Step } from '../period.ts';
import { writersIn } from './in-words.ts';

export function useChartWords(step: Step) {
  const { columns: labels, steps, figures, unfinished } = usePage().words.overview;
  return { step: steps[step], now: labels.now, before: labels.before, unfinished, figures };
}

/** Tickets that wait, and how long first answers take. */
export function AnswerCharts({ view: { answers, period } }: { readonly view: StaffOverviewView }) {
  const page = usePage();
  const { words, language } = page;
  const { answers: texts } = words.overview;
  const { number, duration, chartPoints, difference } = writersIn(page);
  const chartWords = useChartWords(period.step);
  const { waiting, medians, median, ninetieth, tickets, answered } = answers;
  const [first, last] = [waiting[0], waiting.at(-1)];
  const inHours = (seconds: number) => number(seconds / 3600);
  return (
    <div className={columns(4, { wide: 2 })}>
      <TimeChart
        id="waiting"
        title={texts.waiting}
        gist={format(texts.waitingGist, language, { first: first?.now ?? 0, last: last?.now ?? 0 })}
        kind="line"
        points={chartPoints(waiting, period.step)}
        words={chartWords}
        write={number}
      />
      <TimeChart
        id="first-answers"
        title={texts.median}
        gist={
          median.now === null || ninetieth.now === null
            ? texts.noneAnswered
            : format(texts.medianGist, language, {
                tickets: tickets.now,
                answered: answered.now,
                median: duration(median.now),
                ninetieth: duration(ninetieth.now),
                change: difference(median, duration),
              })
        }
        kind="line"
        points={chartPoints(medians, period.step)}
        words={chartWords}
        write={duration}
        writeMark={(seconds) => `${inHours(seconds)} h`}
        whole={false}
        unit={3600}
      />
    </div>
  );
}

/** For each currency what was paid over time, and for what. */
export function RevenueCharts({ view: { revenue, period } }: { readonly view: StaffOverviewView }) {
  const { empty } = usePage().words.overview.revenue;
  if (revenue.length === 0) return <NoRows text={empty} />;
  return revenue.map((one) => (
    <div key={one.currency} className={columns(4, { wide: 2 })}>
      <RevenueChart revenue={one} step={period.step} />
      <ProductTable revenue={one} />
    </div>
  ));
}

function RevenueChart({ revenue, step }: { readonly revenue: CurrencyRevenue; readonly step: Step }) {
  const page = usePage();
  const { words, language } = page;
  const { revenue: texts } = words.overview;
  const { chartPoints, difference, money, shortMoney, amount: plain } = writersIn(page);
  const { currency, amount, orders, refunded, points } = revenue;
  const write = (minor: number) => money(minor, currency);
  const gist = format(texts.gist, language, {
    amount: write(amount.now),
    orders: orders.now,
    change: difference(amount, write),
  });
  const returned = refunded.now > 0 && format(texts.refunded, language, { amount: write(refunded.now) });
  return (
    <TimeChart
      id={`revenue-${currency}`}
      title={format(texts.inCurrency, language, { currency: currency.toUpperCase() })}
      gist={returned ? `${gist} ${returned}` : gist}
      kind="columns"
      points={chartPoints(points, step)}
      words={useChartWords(step)}
      write={(minor) => plain(minor, currency)}
      writeMark={(minor) => shortMoney(minor, currency)}
      unit={minorPerUnit(currency)}
    />
  );
}

function ProductTable({ revenue: { currency, products } }: { readonly revenue: CurrencyRevenue }) {
  const page = usePage();
  const { words, language } = page;
  const { revenue: texts, columns: labels } = words.overview;
  const { money, amount: plain } = writersIn(page);
  const detailOf = (orders: number, paid: number) =>
    orders > 0 && format(texts.detail, language, { orders, average: money(Math.round(paid / orders), currency) });
  const nameOf = (productId: number | null) => {
    if (productId === null) return texts.quotes;
    if (productId === helpDesk.productId) return texts.helpDesk;
    if (productId === bulkEmail.productId) return texts.bulkEmail;
    return format(texts.product, language, { product: productId });
  };
  return (
    <FigureTable
      id={`products-${currency}`}
      caption={format(texts.byProduct, language, { currency: currency.toUpperCase() })}
      columns={[texts.what, labels.now, labels.before]}
      rows={products.map(({ productId, orders, amount, refunded }) => [
        <TwoLines key="name" below={detailOf(orders.now, amount.now + refunded.now)}>
          {nameOf(productId)}
        </TwoLines>,
        plain(amount.now, currency),
        plain(amount.before, currency),
      ])}
      empty={texts.empty}
    />
  );
}

export function MailChart({ view: { mail, period } }: { readonly view: StaffOverviewView }) {
  const page = usePage();
  const { words, language } = page;
  const { mail: texts, columns: labels } = words.overview;
  const { number, duration, chartPoints } = writersIn(page);
  const { sent, failedAttempts, dead, median, waiting, points, hasBefore } = mail;
  const before = (value: string) => (hasBefore ? value : '–');
  const time = (seconds: number | null) => (seconds === null ? '–' : duration(seconds));
  return (
    <div className={columns(4, { wide: 2 })}>
      <TimeChart
        id="mail-over-time"
        title={texts.overTime}
        gist={format(texts.gist, language, { sent: sent.now, dead: dead.now, waiting })}
        kind="columns"
        points={chartPoints(hasBefore ? points : points.map((point) => ({ ...point, before: null })), period.step)}
        words={useChartWords(period.step)}
        write={number}
      />
      <FigureTable
        id="mail-figures"
        caption={texts.delivery}
        columns={[texts.figure, labels.now, labels.before]}
        rows={[
          [texts.sent, number(sent.now), before(number(sent.before))],
          [texts.failed, number(failedAttempts.now), before(number(failedAttempts.before))],
          [texts.dead, number(dead.now), before(number(dead.before))],
          [texts.median, time(median.now), before(time(median.before))],
        ]}
        empty={texts.delivery}
      />
    </div>
  );
}

import type { Page } from '#platform/page/page.ts';
import { findCurrency } from '#site/currencies.ts';
import { msPerDay, secondsPerDay, secondsPerHour, secondsPerMinute } from '#site/durations.ts';
import { dateFormat, numberFormat } from '#site/formatters.ts';
import { type Language, localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { formatMoney, minorPerUnit, writeAmount } from '#site/money.ts';
import { countFirst } from '#site/written-forms.ts';
import type { ChartPoint } from '#ui/charts/time-chart.tsx';
import type { Compared, Measured, Point } from '../overview-view.ts';
import type { Period, Step } from '../period.ts';

/** Writes the figures of the overview in the reader's language. */
export function writersIn({ words, language }: Page) {
  const locale = localeOf(language);
  const { change } = words.overview;
  const number = (value: number) => numberFormat(locale).format(value);
  const percent = (value: number) => numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(value);
  const duration = (seconds: number) => writeDuration(seconds, language);

  /** The difference in words and with a sign. Without a figure before there is no percentage. */
  const difference = ({ now, before }: Measured, write: (value: number) => string = number): string => {
    if (now === null || before === null) return change.unknown;
    if (now === before) return format(change.same, language, { before: write(before) });
    if (before === 0) return change.fromNone;
    const part = now / before - 1;
    // More than ten times as much: the percentage would say nothing, and the figure before says it.
    if (part > 10) return format(change.against, language, { before: write(before) });
    const sign = part > 0 ? '+' : '−';
    const text = part > 0 ? change.more : change.less;
    return format(text, language, { change: `${sign}${percent(Math.abs(part))}`, before: write(before) });
  };

  const secondsPerDay = (at: number, parts: Intl.DateTimeFormatOptions) =>
    countFirst(dateFormat(locale, { ...parts, timeZone: 'UTC' }).format(at), locale);
  const longDay = (at: number) => secondsPerDay(at, { day: 'numeric', month: 'short', year: 'numeric' });

  const stepName = ({ from, until }: Period, step: Step): string => {
    if (step === 'day') return secondsPerDay(from, { weekday: 'short', day: 'numeric', month: 'short' });
    if (step === 'month') return secondsPerDay(from, { month: 'long', year: 'numeric' });
    return weekName(locale, from, until);
  };
  const mark = (from: number, step: Step): string =>
    // Without the «de» of Spanish, for which there is no space.
    secondsPerDay(
      from,
      step === 'month' ? { month: 'short', year: '2-digit' } : { day: 'numeric', month: 'short' },
    ).replaceAll(' de ', ' ');

  return {
    number,
    percent,
    duration,
    difference,
    longDay,
    stepName,
    chartPoints: (points: readonly Point[], step: Step): ChartPoint[] =>
      points.map((point) => ({ ...point, name: stepName(point, step), mark: mark(point.from, step) })),
    money: (minor: number, currency: string) => {
      const known = findCurrency(currency);
      return known
        ? formatMoney({ minor, currency: known }, language, 'code')
        : `${currency.toUpperCase()} ${writeAmount(minor, currency)}`;
    },
    /** Without the currency, which the title names. */
    amount: (minor: number, currency: string) => {
      const scale = minorPerUnit(currency);
      const digits = minor % scale === 0 ? 0 : Math.log10(scale);
      return numberFormat(locale, { maximumFractionDigits: digits }).format(minor / scale);
    },
    shortMoney: (minor: number, currency: string) =>
      numberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }).format(minor / minorPerUnit(currency)),
  };
}

const weekNames = new Map<string, string>();
/** The weeks of three years, and of the three years before, in each language. */
const mostWeeks = 1_000;

/** Cached, because writing a range takes ten times as long as a day, and each chart names the same weeks. */
function weekName(locale: string, from: number, until: number): string {
  const key = `${locale} ${from} ${until}`;
  const known = weekNames.get(key);
  if (known !== undefined) return known;
  const format = dateFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  const name = format.formatRange(from, until - msPerDay);
  if (weekNames.size >= mostWeeks) weekNames.clear();
  weekNames.set(key, name);
  return name;
}

/** `45 min`, `5.2 h`, `3 days`: in the largest unit of which there is more than one and a half. */
function writeDuration(seconds: number, language: Language): string {
  const [unit, length] =
    seconds >= 2 * secondsPerDay
      ? (['day', secondsPerDay] as const)
      : seconds >= 1.5 * secondsPerHour
        ? (['hour', secondsPerHour] as const)
        : seconds >= secondsPerMinute
          ? (['minute', secondsPerMinute] as const)
          : (['second', 1] as const);
  const digits = unit === 'hour' || unit === 'day' ? 1 : 0;
  return numberFormat(localeOf(language), {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: digits,
  }).format(seconds / length);
}

/** The point with the largest value; undefined if all are zero. */
export function highest(points: readonly Point[]): (Point & { readonly now: number }) | undefined {
  const found = points.flatMap(({ now, ...point }) => (now ? { ...point, now } : []));
  return found.toSorted((one, other) => other.now - one.now)[0];
}

export function isNothing({ now, before }: Compared): boolean {
  return now === 0 && before === 0;
}

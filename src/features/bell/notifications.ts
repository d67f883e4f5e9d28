import { wordsIn } from '#content/words.ts';
import { currencies } from '#site/currencies.ts';
import { numberFormat } from '#site/formatters.ts';
import { type Language, localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import { meetingTime } from '#site/time.ts';

type Values = Readonly<Record<string, string | number>>;

/** The text of a notification. A kind that only a later version knows gets a generic text. */
export function notificationText(
  kind: string,
  values: Values,
  language: Language,
  country?: string,
): { title: string; text: string } {
  const { errors, other, ...notifications } = wordsIn(language).notifications;
  const { title, text } = Object.entries(notifications).find(([name]) => name === kind)?.[1] ?? other;
  const written = { ...values, ...timeIn(values, language, country), ...amountIn(values, language) };
  return { title: format(title, language, written), text: format(text, language, written) };
}

/** For a meeting the instant and time zone are stored, and formatted here in the reader's language. */
function timeIn({ startsAt, zone }: Values, language: Language, country: string | undefined): Values {
  if (typeof startsAt !== 'number' || typeof zone !== 'string') return {};
  const { moment } = wordsIn(language).meetingMail;
  return { time: format(moment, language, { ...meetingTime(startsAt, zone, language, country) }) };
}

/** An amount is stored in minor units, and formatted here in the reader's language. */
function amountIn({ minor, currency: code }: Values, language: Language): Values {
  const currency = currencies.find((known) => known === code);
  if (typeof minor !== 'number' || !currency) return {};
  return { amount: formatMoney({ minor, currency }, language) };
}

export interface NotificationLine {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly at: number;
  readonly isRead: boolean;
}

/** The largest count that is shown to the team: counting further would make pages slower as the site grows. */
export const mostCounted = 1_000;

export function writeCount(count: number, language: Language): string {
  const { format } = numberFormat(localeOf(language));
  return count > mostCounted ? `${format(mostCounted)}+` : format(count);
}

import { wordsIn } from '#content/words.ts';
import { notificationKinds } from '#features/accounts/notification-kinds.ts';
import type { DashboardViewName } from '#site/dashboard.ts';
import { numberFormat } from '#site/formatters.ts';
import type { Language } from '#site/languages.ts';
import { localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { meetingTime } from '#site/time.ts';

type Values = Readonly<Record<string, string | number>>;

/** What the bell says of an event. One of a kind that a later version made says only that there is something. */
export function notificationText(kind: string, values: Values, language: Language): { title: string; text: string } {
  const known = notificationKinds.find((name) => name === kind);
  const { notifications } = wordsIn(language);
  const { title, text } = known ? notifications[known] : notifications.other;
  const written = { ...values, ...timeIn(values, language) };
  return { title: format(title, language, written), text: format(text, language, written) };
}

/** Of a meeting its instant and zone are kept: it is written when it is read, in the language of the reader. */
function timeIn({ startsAt, zone }: Values, language: Language): Values {
  if (typeof startsAt !== 'number' || typeof zone !== 'string') return {};
  const { moment } = wordsIn(language).meetingMail;
  return { time: format(moment, language, { ...meetingTime(startsAt, zone, language) }) };
}

export interface NotificationLine {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly at: number;
  readonly isRead: boolean;
  /** The request it tells of, which can be opened. */
  readonly ticket?: string | undefined;
  /** The view that shows what it tells of. */
  readonly view?: DashboardViewName | undefined;
}

/** The team is shown no larger numbers than this: counting on would make the page the slower the older the site is. */
export const mostCounted = 1_000;

export function writeCount(count: number, language: Language): string {
  const { format } = numberFormat(localeOf(language));
  return count > mostCounted ? `${format(mostCounted)}+` : format(count);
}

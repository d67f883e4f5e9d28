import { wordsIn } from '#content/words.ts';
import { notificationKinds } from '#features/accounts/notification-kinds.ts';
import type { Language } from '#site/languages.ts';
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

import { wordsIn } from '#content/words.ts';
import type { Language } from '../languages.ts';
import { format } from '../message.ts';
import { notificationKinds } from './notification-kinds.ts';

type Values = Readonly<Record<string, string | number>>;

/** What the bell says of an event. One of a kind that a later version made says only that there is something. */
export function notificationText(kind: string, values: Values, language: Language): { title: string; text: string } {
  const known = notificationKinds.find((name) => name === kind);
  const { notifications } = wordsIn(language);
  const { title, text } = known ? notifications[known] : notifications.other;
  return { title: format(title, language, values), text: format(text, language, values) };
}

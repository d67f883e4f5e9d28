import type { askNotifications } from './calls.ts';

type Answer = Awaited<ReturnType<typeof askNotifications>>;
type Listed = Extract<Answer, { CODE: 1 | 6 }>['DATA'];

export type Notification = Listed[number];

/** What the answer lists; undefined where it is none of success. With nothing new there may be no list at all. */
export function readNotifications({ CODE, DATA }: Answer): readonly Notification[] | undefined {
  if (CODE !== 1 && CODE !== 6) return undefined;
  return Array.isArray(DATA) ? DATA : [];
}

import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { marketing } from '#content/catalogue/marketing.ts';
import { uuidText } from '#platform/contracts/bounded-input.ts';
import type { Db } from '#platform/database/database.ts';
import { problemsOf } from '#platform/server/calls/mount-call.ts';
import { uuidOfHash } from '#platform/server/security/secrets.ts';
import { type FormHandler, type Typed, wrongInput } from '#platform/server/staff/staff-actions.ts';
import type { StaffPlace } from '#site/staff.ts';
import type { StaffMarketingView, StaffNotificationLine } from '../staff-lines.ts';
import {
  notificationFields,
  notificationNumber,
  notificationOf,
  notificationRules,
  onBogotaClock,
} from './notification-rules.ts';
import {
  addNotification,
  endNotification,
  listNotifications,
  type MarketingNotification,
  SentBefore,
  stateOfNotification,
} from './store.ts';
import { longestNotification } from './tables.ts';

const { titulo: title, contenido: text, urlTarget: target, labelButton: button } = longestNotification;

export async function marketingView(db: Db, { ended }: StaffPlace, now: Date): Promise<StaffMarketingView> {
  const rows = await listNotifications(db, { now, ended: ended !== undefined });
  return {
    kind: 'marketing',
    notifications: rows.map((row) => notificationLine(row, now)),
    ended: ended !== undefined,
    formId: randomUUID(),
    longest: { title, text, target, button },
    usualType: marketing.popup.type,
  };
}

function notificationLine(row: MarketingNotification, now: Date): StaffNotificationLine {
  return {
    id: row.id,
    type: row.tipo,
    language: row.idioma.toLowerCase(),
    state: stateOfNotification(row, now),
    title: row.titulo,
    text: row.contenido,
    target: row.urlTarget,
    button: row.labelButton,
    from: row.from.getTime(),
    until: row.until?.getTime() ?? null,
  };
}

const place = { view: 'marketing' } as const;
const formId = uuidText();
const numbered = z.object({ notification: notificationNumber });

export const addMarketing: FormHandler = async (typed, deps) => {
  const { at } = deps.by;
  const fields = notificationTyped(typed);
  const read = notificationRules(fields['language'], at).safeParse(fields);
  if (!read.success) return { place, status: 422, problems: problemsOf(read.error) };
  const { data: form } = formId.safeParse(typed['form']);
  if (!form) return wrongInput(place);
  // The same form with the same text is the same submission; a corrected one is another.
  const submission = createHash('sha256')
    .update(JSON.stringify([form, fields]))
    .digest();
  await addNotification(deps, notificationOf(read.data, at), uuidOfHash(submission)).catch((error: unknown) => {
    if (!(error instanceof SentBefore)) throw error;
  });
  return { done: 'added', place };
};

export const endMarketing: FormHandler = async (typed, deps) => {
  const { data } = numbered.safeParse(typed);
  if (!data) return wrongInput(place);
  const ended = await endNotification(deps, data.notification);
  return ended ? { done: 'ended', place } : { place, status: 404, errorCode: 'unknownNotification' };
};

/** An empty field counts as omitted. */
function notificationTyped(typed: Typed): Typed {
  const filledIn = Object.keys(notificationFields).flatMap((name) => {
    const value = typed[name];
    const isTime = name === 'from' || name === 'until';
    return value?.trim() ? [[name, isTime ? onBogotaClock(value.trim()) : value]] : [];
  });
  return Object.fromEntries(filledIn);
}

import { createHash } from 'node:crypto';
import { z } from 'zod';
import { boundedText, uuidText } from '#platform/contracts/bounded-input.ts';
import { inputBounds } from '#platform/contracts/input-bounds.ts';
import { problemsOf } from '#platform/server/calls/mount-call.ts';
import { uuidOfHash } from '#platform/server/security/secrets.ts';
import { type Action, type Typed, wrongInput } from '#platform/server/staff/action.ts';
import { onBogotaClock } from '../bogota-time.ts';
import { notificationFields, notificationOf, notificationRules } from '../notification-rules.ts';
import { addMarketing, endMarketing } from '../store/manage-marketing.ts';

const place = { view: 'marketing' } as const;
const formId = uuidText();
/** The maximum of a 32-bit integer column. */
const numbered = z.object({
  notification: boundedText(inputBounds.number).regex(/^\d+$/).transform(Number).pipe(z.int32().positive()),
});

export const addNotification: Action = async (typed, { db, by }) => {
  const fields = notificationTyped(typed);
  const read = notificationRules(fields['language'], by.at).safeParse(fields);
  if (!read.success) return { place, status: 422, problems: problemsOf(read.error) };
  const { data: form } = formId.safeParse(typed['form']);
  if (!form) return wrongInput(place);
  await addMarketing(db, by, { id: sendingId(form, fields), added: notificationOf(read.data, by.at) });
  return { done: 'added', place };
};

export const endNotification: Action = async (typed, { db, by }) => {
  const { data } = numbered.safeParse(typed);
  if (!data) return wrongInput(place);
  const ended = await endMarketing(db, by, data.notification);
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

/** The same form with the same text is the same submission; a corrected one is another. */
function sendingId(form: string, fields: Typed): string {
  return uuidOfHash(
    createHash('sha256')
      .update(JSON.stringify([form, fields]))
      .digest(),
  );
}

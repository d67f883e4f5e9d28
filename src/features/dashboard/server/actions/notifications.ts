import { z } from 'zod';
import { markAllNotifications, markNotification } from '#features/accounts/server/store/mark-notifications.ts';
import { numberText } from '#platform/contracts/bounded-input.ts';
import type { Action } from './action.ts';

const view = { view: 'notifications' } as const;
const notificationId = numberText().pipe(z.int().positive().max(2_147_483_647));

export const markRead: Action = async ({ parts, signedIn, body, now }) => {
  const id = notificationId.safeParse(body['id']);
  if (!id.success) return 'unknown';
  const isMarked = await markNotification(parts.database.db, signedIn.user.id, id.data, now);
  return isMarked ? { done: 'read', view } : 'unknown';
};

export const markAllRead: Action = async ({ parts, signedIn, now }) => {
  await markAllNotifications(parts.database.db, signedIn.user.id, now);
  return { done: 'read', view };
};

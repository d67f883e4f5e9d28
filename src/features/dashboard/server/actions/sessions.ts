import { endOtherSessions, endSession } from '#features/accounts/server/store/list-sessions.ts';
import { uuidText } from '#platform/contracts/bounded-input.ts';
import type { Action } from './action.ts';

const view = { view: 'sessions' } as const;

/** Of one's own alone; one that is gone already is as good as ended. */
export const endOne: Action = async ({ parts, signedIn, body }) => {
  const id = uuidText().safeParse(body['id']);
  if (!id.success) return 'unknown';
  await endSession(parts.database.db, signedIn.user.id, id.data);
  return { done: 'sessionEnded', view };
};

export const endOthers: Action = async ({ parts, signedIn }) => {
  await endOtherSessions(parts.database.db, signedIn.user.id, signedIn.sessionId);
  return { done: 'sessionsEnded', view };
};

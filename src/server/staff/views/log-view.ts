import type { Db } from '#database/database.ts';
import { listActions, type StaffAction } from '#database/staff/staff-actions.ts';
import type { StaffView } from '#site/account/staff.ts';
import type { StaffPlace } from '#site/account/staff-address.ts';
import type { StaffActionLine } from '#site/account/staff-lines.ts';

const onAPage = 50;

export async function logView(db: Db, { page = 1 }: StaffPlace): Promise<StaffView> {
  const found = await listActions(db, { limit: onAPage + 1, offset: (page - 1) * onAPage });
  const actions = found.slice(0, onAPage).map(actionLine);
  return { kind: 'log', actions, page, hasOlder: found.length > onAPage };
}

export function actionLine({ at, staffEmail, action, subject, details }: StaffAction): StaffActionLine {
  return { at: at.getTime(), staffEmail, action, subject, details };
}

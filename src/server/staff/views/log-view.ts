import type { Db } from '#database/database.ts';
import { listActions, type StaffAction } from '#database/staff/staff-actions.ts';
import type { StaffPlace } from '#site/account/staff-address.ts';
import type { StaffActionLine } from '#site/account/staff-lines.ts';
import type { StaffView } from '#site/account/staff-view.ts';
import { readPage } from './read-page.ts';

const onAPage = 50;

export async function logView(db: Db, { page = 1 }: StaffPlace): Promise<StaffView> {
  const { rows, ...paged } = await readPage(page, onAPage, (part) => listActions(db, part));
  return { kind: 'log', actions: rows.map(actionLine), ...paged };
}

export function actionLine({ at, staffEmail, action, subject, details }: StaffAction): StaffActionLine {
  return { at: at.getTime(), staffEmail, action, subject, details };
}

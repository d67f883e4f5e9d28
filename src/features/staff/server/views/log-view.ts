import type { Db } from '#platform/database/database.ts';
import { readPage } from '#platform/server/staff/read-page.ts';
import { actionLine, listActions } from '#platform/server/staff/staff-actions.ts';
import type { StaffPlace } from '#site/staff.ts';
import type { StaffView } from '../../staff-view.ts';

const onAPage = 50;

export async function logView(db: Db, { page = 1 }: StaffPlace): Promise<StaffView> {
  const { rows, ...paged } = await readPage(page, onAPage, (part) => listActions(db, part));
  return { kind: 'log', actions: rows.map(actionLine), ...paged };
}

import { randomUUID } from 'node:crypto';
import { marketing } from '#content/catalogue/marketing.ts';
import type { Db } from '#platform/database/database.ts';
import type { StaffPlace } from '#site/staff.ts';
import type { StaffMarketingView, StaffNotificationLine } from '../../staff-lines.ts';
import {
  listNotifications,
  type MarketingNotification,
  stateOfNotification,
} from '../store/marketing-notifications.ts';
import { longestNotification } from '../tables.ts';

const { titulo: title, contenido: text, urlTarget: target, labelButton: button } = longestNotification;

export async function marketingView(db: Db, { ended }: StaffPlace, now: Date): Promise<StaffMarketingView> {
  const rows = await listNotifications(db, { now, ended: ended !== undefined });
  return {
    kind: 'marketing',
    notifications: rows.map((row) => lineOf(row, now)),
    ended: ended !== undefined,
    formId: randomUUID(),
    longest: { title, text, target, button },
    usualType: marketing.popup.type,
  };
}

function lineOf(row: MarketingNotification, now: Date): StaffNotificationLine {
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

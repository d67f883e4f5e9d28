import type { DashboardActionName } from '#site/dashboard.ts';
import { dashboardActions } from '#site/dashboard.ts';
import type { Action } from './action.ts';
import { deleteAll, download } from './data.ts';
import { askForEmail, changeEmail } from './email.ts';
import { markAllRead, markRead } from './notifications.ts';
import { changePhoto, dropPhoto } from './photo.ts';
import { changeProfile } from './profile.ts';
import { reply } from './reply.ts';
import { endOne, endOthers } from './sessions.ts';

const actions: Readonly<Record<DashboardActionName, Action>> = {
  profile: changeProfile,
  photo: changePhoto,
  'photo-remove': dropPhoto,
  email: askForEmail,
  'email-code': changeEmail,
  reply,
  read: markRead,
  'read-all': markAllRead,
  'end-session': endOne,
  'end-other-sessions': endOthers,
  download,
  delete: deleteAll,
};

/** What a form asks for; undefined where no form of ours does. */
export function actionNamed(name: string): Action | undefined {
  const known = dashboardActions.find((action) => action === name);
  return known && actions[known];
}

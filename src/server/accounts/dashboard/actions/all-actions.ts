import type { Action } from './action.ts';
import { deleteAll, download } from './data.ts';
import { askForEmail, changeEmail } from './email.ts';
import { markAllRead, markRead } from './notifications.ts';
import { changePhoto, dropPhoto } from './photo.ts';
import { changeProfile } from './profile.ts';
import { reply } from './reply.ts';
import { endOne, endOthers } from './sessions.ts';

/** What the forms of the dashboard can ask for, by their field `action`. */
export const actions: ReadonlyMap<string, Action> = new Map([
  ['profile', changeProfile],
  ['photo', changePhoto],
  ['photo-remove', dropPhoto],
  ['email', askForEmail],
  ['email-code', changeEmail],
  ['reply', reply],
  ['read', markRead],
  ['read-all', markAllRead],
  ['end-session', endOne],
  ['end-other-sessions', endOthers],
  ['download', download],
  ['delete', deleteAll],
]);

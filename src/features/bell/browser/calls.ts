import type { UserInfo } from '#features/accounts/stored.ts';
import { callSite } from '#platform/browser/calls/call-site.ts';
import type { getNotifications, getUserInfo, markNotification } from '../contract.ts';

type Asker = Pick<UserInfo, 'token' | 'usuario_correo'>;

/** `lost`: what is said where no answer comes, in the words of the page. */
const options = (lost?: string) => ({
  headers: { 'accept-language': document.documentElement.lang },
  ...(lost && { failure: lost }),
});

export function askNotifications({ token, usuario_correo: email }: Asker, lost?: string) {
  return callSite<typeof getNotifications>('/api/app/notificaciones_campana', { token, email }, options(lost));
}

export function askToMark({ token, usuario_correo: email }: Asker, id: number, lost?: string) {
  const input = { notificacion_id: id, token, email };
  return callSite<typeof markNotification>('/api/app/estado_notificacion_campana', input, options(lost));
}

export function askUserInfo() {
  return callSite<typeof getUserInfo>('/api/app/usuario_info', undefined, options());
}

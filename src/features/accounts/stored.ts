import { fieldsOf, storedJson } from '#platform/browser/stored/stored.ts';

/** The signed-in visitor, for the header. The session itself is a cookie that no script can read. */
export interface UserInfo {
  /** Can only read and mark the notifications of the bell. */
  readonly token: string;
  readonly usuario_correo: string;
  readonly usuario_nombre: string;
  readonly usuario_foto: string;
  readonly foto: string;
}

export const userInfo = storedJson('userInfo', readUserInfo);

/** Without a token and an address the visitor is not signed in; the other fields may be missing. */
function readUserInfo(value: unknown): UserInfo | undefined {
  const fields = fieldsOf(value);
  const text = (name: keyof UserInfo) => (typeof fields[name] === 'string' ? fields[name] : '');
  const info = {
    token: text('token'),
    usuario_correo: text('usuario_correo'),
    usuario_nombre: text('usuario_nombre'),
    usuario_foto: text('usuario_foto'),
    foto: text('foto'),
  };
  return info.token && info.usuario_correo ? info : undefined;
}

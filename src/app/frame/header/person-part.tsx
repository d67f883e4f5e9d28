import type { UserInfo } from '#features/accounts/stored.ts';
import style from './person-part.module.css';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'signed-in': { readonly 'data-shows': keyof UserInfo; readonly className?: string | undefined };
    }
  }
}

const looks = { usuario_nombre: style.name, usuario_correo: style.email, usuario_foto: undefined };

/** Something of whoever is signed in. The build knows nobody: the script before the first paint fills it. */
export function PersonPart({ shows }: { readonly shows: keyof typeof looks }) {
  return <signed-in data-shows={shows} className={looks[shows]} />;
}

import type { UserInfo } from '#site/stored/user-info.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'signed-in': { readonly 'data-shows': keyof UserInfo; readonly className?: string | undefined };
    }
  }
}

interface Props {
  readonly shows: 'usuario_nombre' | 'usuario_correo' | 'usuario_foto';
  readonly className?: string | undefined;
}

/** Something of whoever is signed in. The build knows nobody: the script before the first paint fills it. */
export function PersonPart({ shows, className }: Props) {
  return <signed-in data-shows={shows} className={className} />;
}

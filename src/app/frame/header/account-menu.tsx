import { signOutPath } from '#features/accounts/sign-in.ts';
import type { UserInfo } from '#features/accounts/stored.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { classNames } from '#ui/class-names.ts';
import panel from '#ui/header-panel.module.css';
import { ChevronIcon, PersonIcon } from '#ui/icons.tsx';
import { line } from '#ui/layout.ts';
import { SiteLink } from '#ui/links.tsx';
import style from './account-menu.module.css';

/** The signed-in visitor, and where they can go. */
export function AccountMenu() {
  const { website, dashboard, signOut } = usePage().words.shell.account;
  return (
    <details name="header" className={style.menu}>
      <AccountOpener />
      <div className={classNames(panel.panel, style.panel)}>
        <p className={style.person}>
          <PersonPart shows="usuario_nombre" />
          <PersonPart shows="usuario_correo" />
        </p>
        <ul>
          <li>
            <SiteLink to="/" className={style.option}>
              {website}
            </SiteLink>
          </li>
          <li>
            <SiteLink to="/dashboard" className={style.option}>
              {dashboard}
            </SiteLink>
          </li>
          <li className={style.last}>
            <a href={signOutPath} className={style.option} {...dataProps({ 'sign-out': '' })}>
              {signOut}
            </a>
          </li>
        </ul>
      </div>
    </details>
  );
}

/** The photo of the signed-in visitor and, if there is space, the name. */
function AccountOpener() {
  const { label } = usePage().words.shell.account;
  return (
    <summary className={line(2, style.opener)}>
      <span className={style.photo}>
        <PersonIcon />
        <PersonPart shows="usuario_foto" />
      </span>
      <span className="visually-hidden">{label}: </span>
      <span className={style.who}>
        <PersonPart shows="usuario_nombre" />
        <span className={style.nameless} aria-hidden="true">
          {label}
        </span>
        <PersonPart shows="usuario_correo" />
      </span>
      <ChevronIcon />
    </summary>
  );
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'signed-in': { readonly className?: string | undefined };
    }
  }
}

const looks = { usuario_nombre: style.name, usuario_correo: style.email, usuario_foto: undefined } satisfies {
  readonly [Key in keyof UserInfo]?: string | undefined;
};

/** A value of the signed-in account. It is unknown at build time: the script before the first paint fills it. */
function PersonPart({ shows }: { readonly shows: keyof typeof looks }) {
  return <signed-in {...dataProps({ shows })} className={looks[shows]} />;
}

import { signOutPath } from '#site/account/sign-out.ts';
import { usePage } from '#site/page.ts';
import { classNames } from '../../ui/class-names.ts';
import panel from '../../ui/header-panel.module.css';
import { ChevronIcon, PersonIcon } from '../../ui/icons.tsx';
import { SiteLink } from '../site-link.tsx';
import style from './account-menu.module.css';
import { PersonPart } from './person-part.tsx';

/** Whoever is signed in, and where they can go. */
export function AccountMenu() {
  const { label, website, dashboard, signOut } = usePage().words.shell.account;
  return (
    <details name="header" className={style.menu}>
      <summary className={style.opener}>
        <span className={style.photo}>
          <PersonIcon />
          <PersonPart shows="usuario_foto" />
        </span>
        <span className="visually-hidden">{label}: </span>
        <span className={style.who}>
          <PersonPart shows="usuario_nombre" className={style.name} />
          <span className={style.nameless} aria-hidden="true">
            {label}
          </span>
          <PersonPart shows="usuario_correo" className={style.email} />
        </span>
        <ChevronIcon />
      </summary>
      <div className={classNames(panel.panel, style.panel)}>
        <p className={style.person}>
          <PersonPart shows="usuario_nombre" className={style.name} />
          <PersonPart shows="usuario_correo" className={style.email} />
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
            <a href={signOutPath} className={style.option} data-sign-out="">
              {signOut}
            </a>
          </li>
        </ul>
      </div>
    </details>
  );
}

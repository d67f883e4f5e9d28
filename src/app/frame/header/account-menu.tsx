import { signOutPath } from '#features/accounts/sign-out.ts';
import { usePage } from '#platform/page/page.ts';
import { classNames } from '#ui/class-names.ts';
import panel from '#ui/header-panel.module.css';
import { SiteLink } from '#ui/links/site-link.tsx';
import style from './account-menu.module.css';
import { AccountOpener } from './account-opener.tsx';
import { PersonPart } from './person-part.tsx';

/** Whoever is signed in, and where they can go. */
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
            <a href={signOutPath} className={style.option} data-sign-out="">
              {signOut}
            </a>
          </li>
        </ul>
      </div>
    </details>
  );
}

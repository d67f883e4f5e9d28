import { menuIn } from '#content/menu.ts';
import { usePage } from '#site/page.ts';
import { CloseIcon, MenuIcon } from '../../ui/icons.tsx';
import { ButtonLink } from '../button-link.tsx';
import { HomeLink } from '../home-link.tsx';
import { MeetingButton } from '../meeting-button.tsx';
import { SiteLink } from '../site-link.tsx';
import { Account } from './account.tsx';
import { CountryMenu } from './country-menu.tsx';
import style from './header.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { MenuGroup } from './menu-group.tsx';

const drawer = 'site-menu';

/** On a wide screen a bar, on a phone a drawer: the same HTML, opened by the platform's own popover. */
export function Header() {
  const { words } = usePage();
  const { shell } = words;
  return (
    <header className={style.header} data-enhance="header">
      <div className={style.bar}>
        <HomeLink />
        <button type="button" className={style.menuButton} popoverTarget={drawer}>
          <MenuIcon />
          <span className={style.menuLabel}>{shell.openMenu}</span>
        </button>
        <div id={drawer} popover="auto" className={style.drawer}>
          <div className={style.drawerTop}>
            <HomeLink />
            <button type="button" className={style.menuButton} popoverTarget={drawer} popoverTargetAction="hide">
              <CloseIcon />
              <span className="visually-hidden">{shell.closeMenu}</span>
            </button>
          </div>
          <nav className={style.nav} aria-label={shell.nav}>
            <ul className={style.groups}>
              {menuIn(words).map((group) => (
                <MenuGroup key={group.id} group={group} />
              ))}
            </ul>
          </nav>
          <div className={style.choices}>
            <CountryMenu />
            <LanguageMenu />
          </div>
          <div className={style.actions}>
            <div className={style.anonymous} data-when-signed="out">
              <SiteLink to="/login" className={style.signIn}>
                {shell.signIn}
              </SiteLink>
              <ButtonLink to="/support/registro" look="secondary" size="small">
                {shell.signUp}
              </ButtonLink>
            </div>
            <MeetingButton size="small">{shell.schedule}</MeetingButton>
          </div>
        </div>
        <Account />
      </div>
    </header>
  );
}

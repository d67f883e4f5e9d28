import { menuIn } from '#content/menu.ts';
import { usePage } from '#platform/page/page.ts';
import { classNames } from '#ui/class-names.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { ButtonLink } from '#ui/links/button-link.tsx';
import { HomeLink } from '#ui/links/home-link.tsx';
import { MeetingButton } from '#ui/links/meeting-button.tsx';
import { SiteLink } from '#ui/links/site-link.tsx';
import { CountryMenu } from './country-menu.tsx';
import style from './drawer.module.css';
import { LanguageMenu } from './language-menu.tsx';
import button from './menu-button.module.css';
import { MenuGroup } from './menu-group.tsx';

/** Menu, country, language and the ways in. On a wide screen it lies open in the bar. */
export function Drawer({ id }: { readonly id: string }) {
  const { words } = usePage();
  const { shell } = words;
  return (
    <div id={id} popover="auto" className={style.drawer}>
      <div className={style.top}>
        <HomeLink />
        <button
          type="button"
          className={classNames(button.button, button.bare)}
          popoverTarget={id}
          popoverTargetAction="hide"
        >
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
  );
}

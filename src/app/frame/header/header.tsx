import { usePage } from '#platform/page/page.ts';
import { MenuIcon } from '#ui/icons.tsx';
import { HomeLink } from '#ui/links/home-link.tsx';
import { Account } from './account.tsx';
import { Drawer } from './drawer.tsx';
import style from './header.module.css';
import button from './menu-button.module.css';

const drawerId = 'site-menu';

/** On a wide screen a bar, on a phone a drawer: the same HTML, opened by the platform's own popover. */
export function Header() {
  const { shell } = usePage().words;
  return (
    <header className={style.header} data-enhance="header">
      <div className={style.bar}>
        <HomeLink />
        <button type="button" className={button.button} popoverTarget={drawerId}>
          <MenuIcon />
          <span className={button.label}>{shell.openMenu}</span>
        </button>
        <Drawer id={drawerId} />
        <Account />
      </div>
    </header>
  );
}

import AccessibilityToolbar from '#features/preferences/browser/accessibility-toolbar.tsx';
import { Island } from '#platform/browser/island.tsx';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import { Logo } from '#ui/art/logo.tsx';
import { SiteLink } from '#ui/links.tsx';
import { Account, LanguageMenu } from './header.tsx';
import style from './tool-header.module.css';

/** Above the team's pages: one low line with what is needed at work, without the menu for visitors. */
export function ToolHeader() {
  const { words, language } = usePage();
  const { shell, staff } = words;
  return (
    <header className={style.header} {...dataProps({ enhance: 'header' })}>
      <div className={style.bar}>
        <a href={href('/staff', language)} className={style.home}>
          <Logo />
          <span className={style.title}>{staff.title}</span>
        </a>
        <SiteLink to="/" className={style.website}>
          {shell.account.website}
        </SiteLink>
        <LanguageMenu look={style} keepsQuery />
        <div className={style.accessibility}>
          <Island name="accessibility-toolbar" of={AccessibilityToolbar} props={{ labels: shell.accessibility }} />
        </div>
        <Account className={style.account} />
      </div>
    </header>
  );
}

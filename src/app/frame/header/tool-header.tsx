import { brand } from '#content/brand.ts';
import AccessibilityToolbar from '#features/preferences/browser/accessibility-toolbar.tsx';
import { Island } from '#platform/browser/island.tsx';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import { Logo } from '#ui/art/logo.tsx';
import { classNames } from '#ui/class-names.ts';
import panel from '#ui/header-panel.module.css';
import { centeredRow, line } from '#ui/layout.ts';
import home from '#ui/links/home-link.module.css';
import { SiteLink } from '#ui/links.tsx';
import { target } from '#ui/look.ts';
import shared from './header.module.css';
import { Account, LanguageMenu } from './header.tsx';
import style from './tool-header.module.css';

const languageLook = {
  dropdown: style.dropdown,
  opener: line(1, style.opener),
  // The code of the language is seen, its name is read aloud.
  name: 'visually-hidden',
  panel: classNames(panel.panel, style.panel),
  option: shared.option,
  check: shared.check,
};

/** Above the team's pages: one low line with what is needed at work, without the menu for visitors. */
export function ToolHeader() {
  const { words, language } = usePage();
  const { shell, staff } = words;
  return (
    <header className={shared.header} {...dataProps({ enhance: 'header' })}>
      <div className={centeredRow(1, style.bar)}>
        <a
          href={href('/staff', language)}
          className={classNames(target, home.home, style.home)}
          aria-label={`${brand.name} ${staff.title}`}
        >
          <Logo /> <span className={style.title}>{staff.title}</span>
        </a>{' '}
        <SiteLink to="/" className={classNames(shared.signIn, style.website)}>
          {shell.account.website}
        </SiteLink>
        <LanguageMenu look={languageLook} keepsQuery />
        <div className={style.accessibility}>
          <Island name="accessibility-toolbar" of={AccessibilityToolbar} props={{ labels: shell.accessibility }} />
        </div>
        <Account className={style.account} />
      </div>
    </header>
  );
}

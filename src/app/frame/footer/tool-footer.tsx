import { brand } from '#content/brand.ts';
import { CookieBanner } from '#features/consent/views/cookie-banner.tsx';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { cookieSettingsId } from '#site/dialogs.ts';
import { format } from '#site/message.ts';
import { centeredRow, note } from '#ui/layout.ts';
import { SiteLink } from '#ui/links.tsx';
import { apart, target } from '#ui/look.ts';
import style from './tool-footer.module.css';

/** Below the team's pages: what has to be on every page, and nothing for visitors. Accessibility is in the header. */
export function ToolFooter() {
  const { words, language } = usePage();
  const { footer, cookies } = words.shell;
  return (
    <>
      <footer className={centeredRow(0, apart, note, style.footer)}>
        <p>{format(footer.rights, language, { year: new Date().getFullYear(), company: brand.legalName })}</p>
        <ul className={centeredRow(0)}>
          <li>
            <SiteLink to="/terms" className={target}>
              {footer.legal}
            </SiteLink>
          </li>
          <li>
            <SiteLink to="/accessibility" className={target}>
              {words.names['/accessibility']}
            </SiteLink>
          </li>
          <li>
            <SiteLink to="/politics" anchor="storage" className={target} {...dataProps({ opens: cookieSettingsId })}>
              {cookies.settings}
            </SiteLink>
          </li>
        </ul>
      </footer>
      <aside className={style.dock} aria-label={words.shell.dock}>
        <CookieBanner />
      </aside>
    </>
  );
}

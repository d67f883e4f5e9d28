import { CookieBanner } from '#features/consent/views/cookie-banner.tsx';
import { askAnchor, helpDialogId } from '#features/help/help-answer.ts';
import AccessibilityToolbar from '#features/preferences/browser/accessibility-toolbar.tsx';
import { Island } from '#platform/browser/island.tsx';
import { usePage } from '#platform/page/page.ts';
import { SiteLink } from '#ui/links/site-link.tsx';
import style from './dock.module.css';

/** What floats at the foot of the window: accessibility on one side, help on the other, cookies below. */
export function Dock() {
  const { words } = usePage();
  return (
    <aside className={style.dock} aria-label={words.shell.dock}>
      <CookieBanner />
      <div className={style.buttons}>
        <div className={style.accessibility}>
          <Island
            name="accessibility-toolbar"
            of={AccessibilityToolbar}
            props={{ labels: words.shell.accessibility }}
          />
        </div>
        <SiteLink
          to="/support"
          anchor={askAnchor}
          className={style.help}
          data-opens={helpDialogId}
          aria-label={words.shell.help.open}
        >
          <span aria-hidden="true">?</span>
        </SiteLink>
      </div>
    </aside>
  );
}

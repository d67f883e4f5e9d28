import AccessibilityToolbar from '#islands/accessibility-toolbar/accessibility-toolbar.tsx';
import { Island } from '#islands/island.tsx';
import { askAnchor, helpDialogId } from '#site/help/help-answer.ts';
import { usePage } from '#site/page.ts';
import { CookieBanner } from '../consent/cookie-banner.tsx';
import { SiteLink } from '../site-link.tsx';
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

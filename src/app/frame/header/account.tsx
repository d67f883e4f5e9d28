import Bell from '#features/bell/browser/bell.tsx';
import { Island } from '#platform/browser/island.tsx';
import { usePage } from '#platform/page/page.ts';
import { dashboardHref } from '#site/dashboard.ts';
import style from './account.module.css';
import { AccountMenu } from './account-menu.tsx';

/** The bell and the menu of whoever is signed in; nobody else sees them. */
export function Account() {
  const { words, language } = usePage();
  const { unread, ...bell } = words.bell;
  return (
    <div className={style.account} data-when-signed="in">
      {/* Only those who see it load what keeps the account true. */}
      <span data-enhance="account" data-wake="sight" className={style.watch} />
      <Island name="bell" of={Bell} props={{ words: bell, all: dashboardHref(language, { view: 'notifications' }) }}>
        <span className={style.unread} data-unread={unread}>
          <span className={style.count} aria-hidden="true" />
          <span className="visually-hidden" />
        </span>
      </Island>
      <AccountMenu />
    </div>
  );
}

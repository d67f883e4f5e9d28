import { marketing } from '#content/catalogue/marketing.ts';
import { usePage } from '#platform/page/page.ts';
import { cookieSettingsId } from '#site/dialogs.ts';
import { format } from '#site/message.ts';
import { purposes } from '#site/purposes.ts';
import { Dialog } from '#ui/dialog.tsx';
import { SiteLink } from '#ui/links.tsx';
import { ConsentForm } from './consent-form.tsx';
import style from './cookie-settings.module.css';

const minute = 60_000;

/** Says what the answer to the cookie banner was and what hangs on it, and takes another one. */
export function CookieSettings() {
  const { words, language } = usePage();
  const { cookies } = words.shell;
  const minutes = marketing.popup.delay / minute;
  return (
    <Dialog id={cookieSettingsId} title={cookies.settings} closeLabel={cookies.close}>
      <p>
        <strong className={style.none}>{cookies.answer.none}</strong>
        <strong className={style.accepted}>{cookies.answer.true}</strong>
        <strong className={style.necessary}>{cookies.answer.false}</strong> {cookies.settingsText}
      </p>
      <dl className={style.list}>
        <dt>{cookies.alwaysOn}</dt>
        <dd>{cookies.alwaysOnText}</dd>
        <dt>{cookies.optional}</dt>
        {purposes.map((purpose) => (
          <dd key={purpose}>{format(cookies.purposes[purpose], language, { minutes })}</dd>
        ))}
      </dl>
      <ConsentForm saved={cookies.saved} />
      <p className={style.more}>
        <SiteLink to="/politics" anchor="storage">
          {cookies.more}
        </SiteLink>
      </p>
    </Dialog>
  );
}

import { marketing } from '#content/catalogue/marketing.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { cookieSettingsId } from '#site/dialogs.ts';
import { msPerMinute } from '#site/durations.ts';
import { format } from '#site/message.ts';
import { purposes } from '#site/purposes.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SiteLink } from '#ui/links.tsx';
import { consentVersion } from '../consent-text.ts';
import style from './cookie-banner.module.css';

/**
 * Stays until it is answered, and gives way to interruptions with higher priority. Not shown without JavaScript, when
 * nothing optional can run and nothing could be stored.
 */
export function CookieBanner() {
  const { cookies } = usePage().words.shell;
  return (
    <section className={style.banner} aria-labelledby="cookies">
      <div className={style.text}>
        <h2 id="cookies" className={style.title}>
          {cookies.title}
        </h2>
        <p>
          {cookies.text} <SiteLink to="/politics">{cookies.more}</SiteLink>
        </p>
      </div>
      <ConsentForm />
    </section>
  );
}

/** Shows the answer to the cookie banner and what depends on it, and lets the visitor change it. */
export function CookieSettings() {
  const { words, language } = usePage();
  const { cookies } = words.shell;
  const minutes = marketing.popup.delay / msPerMinute;
  return (
    <Dialog id={cookieSettingsId} title={cookies.settings} closeLabel={cookies.close}>
      <p>
        <strong className={style.none}>{cookies.answer.none}</strong>{' '}
        <strong className={style.accepted}>{cookies.answer.true}</strong>{' '}
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

/** Two answers, equally easy. `saved` is the confirmation text. */
function ConsentForm({ saved }: { saved?: string }) {
  const { cookies } = usePage().words.shell;
  return (
    <form className={style.answers} {...dataProps({ choice: 'consent', version: consentVersion, saved })}>
      <Button type="submit" name="consent" value="false" look="secondary">
        {cookies.necessary}
      </Button>
      <Button type="submit" name="consent" value="true" look="secondary">
        {cookies.accept}
      </Button>
    </form>
  );
}

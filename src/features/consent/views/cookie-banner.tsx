import { usePage } from '#platform/page/page.ts';
import { SiteLink } from '#ui/links.tsx';
import { ConsentForm } from './consent-form.tsx';
import style from './cookie-banner.module.css';

/**
 * Stays until it is answered, and steps aside for what goes before it. Without JavaScript nothing optional can run
 * and nothing could be stored, so it is not shown.
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

import { usePage } from '#site/page.ts';
import { Button } from '../../ui/button.tsx';
import { SiteLink } from '../site-link.tsx';
import style from './cookie-banner.module.css';

/**
 * Stays until it is answered, and both answers are equally easy. Without JavaScript nothing optional can
 * run and nothing could be stored, so it is not shown.
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
      <form className={style.answers} data-choice="consent">
        <Button type="submit" name="consent" value="false" look="secondary">
          {cookies.necessary}
        </Button>
        <Button type="submit" name="consent" value="true" look="secondary">
          {cookies.accept}
        </Button>
      </form>
    </section>
  );
}

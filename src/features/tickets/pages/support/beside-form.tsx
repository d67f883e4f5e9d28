import { usePage } from '#platform/page/page.ts';
import { SiteLink } from '#ui/links/site-link.tsx';
import { OpenNow } from '#ui/sections/open-now.tsx';
import { SupportHours } from '#ui/sections/support-hours.tsx';
import style from './beside-form.module.css';

/** Whether somebody is there now, and when else. */
export function BesideForm() {
  const { form } = usePage().words.support;
  return (
    <div className={style.beside}>
      <OpenNow />
      <div>
        <h3>{form.hours}</h3>
        <SupportHours />
      </div>
      <p>
        <SiteLink to="/support/status">{form.status}</SiteLink>
      </p>
    </div>
  );
}

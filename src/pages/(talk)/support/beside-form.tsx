import { OpenNow } from '#components/sections/open-now.tsx';
import { SupportHours } from '#components/sections/support-hours.tsx';
import { SiteLink } from '#components/shell/site-link.tsx';
import { usePage } from '#site/page.ts';
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

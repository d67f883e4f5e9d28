import { servicePlans } from '#content/catalogue/service-plans.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Section } from '#ui/sections/section.tsx';
import { BackupMonth } from './backup-month.tsx';
import style from './backups.module.css';

const { plans, backupMonths } = servicePlans.support;

/** How often a copy is made: a month of days for each plan that has backups. */
export function Backups() {
  const { words, language } = usePage();
  const { backups: text } = words.serviceSupport;
  return (
    <Section id="backups" title={text.title} lead={format(text.lead, language, { months: backupMonths })} tone="card">
      <dl className={style.plans}>
        {plans.map(
          ({ name, backups }) =>
            backups && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <BackupMonth often={backups} />
                  {text.often[backups]}
                </dd>
              </div>
            ),
        )}
      </dl>
    </Section>
  );
}

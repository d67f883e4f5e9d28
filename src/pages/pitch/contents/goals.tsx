import { company } from '#content/catalogue/company.ts';
import { usePage } from '#platform/page/page.ts';
import { localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { SiteLink } from '#ui/links.tsx';
import content from './content.module.css';
import style from './goals.module.css';

export function Goals() {
  const { words, language } = usePage();
  const { goals } = words.pitch;
  const { countries, clients, value } = company.investors;
  const whole = new Intl.NumberFormat(localeOf(language));
  const money = new Intl.NumberFormat(localeOf(language), {
    notation: 'compact',
    compactDisplay: 'long',
  });
  const rows = [
    { label: goals.countries, now: company.countries, goal: countries.goal, number: whole },
    { label: goals.clients, goal: clients.goal, number: whole },
    { label: goals.value, now: value.now, goal: value.goal, number: money },
  ];
  return (
    <>
      <p className={content.lead}>{format(goals.text, language, { round: words.companyInvestors.round })}</p>
      <dl className={style.goals}>
        {rows.map(({ label, now, goal, number }) => (
          <div key={label}>
            <dt>{label}</dt>
            {now && <dd>{format(goals.from, language, { now: number.format(now) })}</dd>}
            <dd className={style.goal}>{format(goals.to, language, { goal: number.format(goal) })}</dd>
            {now && (
              <dd className={style.bar} aria-hidden="true">
                <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={Math.max(1, (100 * now) / goal)} height={4} />
                </svg>
              </dd>
            )}
          </div>
        ))}
      </dl>
      <p className={content.after}>
        <SiteLink to="/company_investors">{goals.link}</SiteLink>
      </p>
    </>
  );
}

import { brand } from '#content/brand.ts';
import { company } from '#content/catalogue/company.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Section } from '#ui/sections/section.tsx';
import style from './facts.module.css';

const { headquarters, developmentCentre, acceleratorCohort } = company.investors;

/** What an investor writes down first. */
export function Facts() {
  const { words, language } = usePage();
  const { facts } = words.companyInvestors;
  const rows = [
    [facts.round, facts.roundName],
    [facts.headquarters, headquarters],
    [facts.centre, developmentCentre],
    [facts.accelerator, format(facts.cohort, language, { year: acceleratorCohort })],
    [facts.founded, format(facts.date, language, { date: company.founded })],
  ] as const;
  return (
    <Section id="facts" title={facts.title} beside>
      <dl className={style.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{facts.email}</dt>
          <dd>
            <a href={`mailto:${brand.email.investors}`}>{brand.email.investors}</a>
          </dd>
        </div>
      </dl>
    </Section>
  );
}

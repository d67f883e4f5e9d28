import { company } from '#content/catalogue/company.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { classNames } from '#ui/class-names.ts';
import { Section } from '#ui/sections/section.tsx';
import { ReadOn } from '../read-on.tsx';
import style from './vision.module.css';
import { yearOf } from './year-of.ts';

/** From the founding to the end of the vision, one tile a year. */
export function Vision() {
  const { words, language } = usePage();
  const { vision } = words.companyAbout;
  const lead = format(vision.lead, language, {
    founded: company.founded,
    from: company.vision.from,
    until: company.vision.until,
    countries: company.investors.countries.goal,
    clients: company.investors.clients.goal,
  });
  return (
    <Section id="vision" title={vision.title} lead={lead}>
      <YearsLine />
      <ReadOn to="/company_investors">{vision.link}</ReadOn>
    </Section>
  );
}

const founded = yearOf(company.founded);
const [from, until] = [yearOf(company.vision.from), yearOf(company.vision.until)];
const years = Array.from({ length: until - founded + 1 }, (_, index) => founded + index);

/** A tile for every year; the first is the founding, the last ones are the vision. */
function YearsLine() {
  const { words, language } = usePage();
  const { vision } = words.companyAbout;
  return (
    <div className={style.line} role="img" aria-label={format(vision.alt, language, { founded, from, until })}>
      {years.map((year) => (
        <span
          key={year}
          className={classNames(style.year, year === founded && style.founded, year >= from && style.vision)}
        >
          {year}
        </span>
      ))}
    </div>
  );
}

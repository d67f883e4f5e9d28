import { Section } from '#components/sections/section.tsx';
import { SiteLink } from '#components/shell/site-link.tsx';
import { company } from '#content/catalogue/company.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
import style from './vision.module.css';
import { YearsLine } from './years-line.tsx';

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
      <p className={style.link}>
        <SiteLink to="/company_investors">{vision.link}</SiteLink>
      </p>
    </Section>
  );
}

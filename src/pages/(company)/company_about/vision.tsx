import { company } from '#content/catalogue/company.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Section } from '#ui/sections/section.tsx';
import { ReadOn } from '../read-on.tsx';
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
      <ReadOn to="/company_investors">{vision.link}</ReadOn>
    </Section>
  );
}

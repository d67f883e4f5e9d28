import { company } from '#content/catalogue/company.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { TileIcon } from '#ui/art/tile-icon.tsx';
import { Section } from '#ui/sections/section.tsx';
import { ReadOn } from '../read-on.tsx';
import style from './how-the-work-goes.module.css';

const { headquarters, developmentCentre: centre } = company.investors;

export function HowTheWorkGoes() {
  const { words, language } = usePage();
  const { days } = words.companyWork;
  return (
    <Section id="days" title={days.title} tone="card">
      <ul className={style.days}>
        {days.items.map(({ name, text }, index) => (
          <li key={name}>
            <TileIcon seed={`days ${index}`} size={64} />
            <h3>{name}</h3>
            <p>{format(text, language, { headquarters, centre })}</p>
          </li>
        ))}
      </ul>
      <ReadOn to="/company_methodology">{days.link}</ReadOn>
    </Section>
  );
}

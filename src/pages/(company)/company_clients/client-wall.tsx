import { clients } from '#content/catalogue/clients.ts';
import { usePage } from '#platform/page/page.ts';
import { countryName } from '#site/region-names.ts';
import { Emblem } from '#ui/art/emblem.tsx';
import { Flag } from '#ui/flag.tsx';
import { Section } from '#ui/sections/section.tsx';
import { PlaceholderNote } from '../placeholder-note.tsx';
import style from './client-wall.module.css';

/** Each client with its emblem, its sector and country, and what it uses. */
export function ClientWall() {
  const { words, language } = usePage();
  return (
    <Section id="clients" title={words.companyClients.list.title} tone="card">
      <ul className={style.wall}>
        {clients.map(({ id, sector, country, description }) => (
          <li key={id}>
            <Emblem seed={id} />
            <h3>{sector[language]}</h3>
            <p className={style.country}>
              <Flag of={country} /> {countryName({ id: country }, language)}
            </p>
            <p className={style.text}>{description[language]}</p>
          </li>
        ))}
      </ul>
      <PlaceholderNote of={clients} />
    </Section>
  );
}

import { usePage } from '#platform/page/page.ts';
import { countries } from '#site/countries.ts';
import { format } from '#site/message.ts';
import { countryName } from '#site/region-names.ts';
import { Flag } from '#ui/flag.tsx';
import { SiteLink } from '#ui/links/site-link.tsx';
import { Section } from '#ui/sections/section.tsx';
import style from './countries.module.css';
import { countryOf } from './country.ts';

/** Which country this page is for, and the way to every other one. */
export function Countries() {
  const page = usePage();
  const { words, language } = page;
  const { main } = words.home;
  const here = countryOf(page);
  const title = format(main.countries, language, { country: countryName(here, language) });
  return (
    <Section id="countries" title={title} lead={main.countriesLead} tone="card">
      <ul className={style.countries}>
        {countries.map((country) => (
          <li key={country.id}>
            <SiteLink to={country.home} className={style.country} data-country-choice={country.id}>
              <Flag of={country.id} className={style.flag} />
              <strong>{countryName(country, language)}</strong>
              <span>{country.id === here.id ? main.here : country.currency.toUpperCase()}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

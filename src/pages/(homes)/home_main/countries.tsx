import { Section } from '#components/sections/section.tsx';
import { SiteLink } from '#components/shell/site-link.tsx';
import { Flag } from '#components/ui/flag.tsx';
import { countries } from '#site/countries.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
import { countryName } from '#site/region-names.ts';
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

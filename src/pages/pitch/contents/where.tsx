import { company } from '#content/catalogue/company.ts';
import { usePage } from '#platform/page/page.ts';
import { countries } from '#site/countries.ts';
import { countryName } from '#site/formatters.ts';
import { Fact } from '#ui/fact.tsx';
import { Flag } from '#ui/flag.tsx';
import { SiteLink } from '#ui/links.tsx';
import style from './where.module.css';

export function Where() {
  const { words, language } = usePage();
  const { where } = words.pitch;
  return (
    <div className={style.where}>
      <dl className={style.cities}>
        <Fact label={where.headquarters}>{company.investors.headquarters}</Fact>
        <Fact label={where.developmentCentre}>{company.investors.developmentCentre}</Fact>
      </dl>
      <div>
        <p className={style.label}>{where.sites}</p>
        <ul className={style.flags}>
          {countries.map((country) => (
            <li key={country.id}>
              <SiteLink to={country.home}>
                <Flag of={country.id} />
                {countryName(country, language)}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

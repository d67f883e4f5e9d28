import { brand } from '#content/brand.ts';
import { company } from '#content/catalogue/company.ts';
import { offices } from '#content/catalogue/offices.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { countryName } from '#site/region-names.ts';
import { Flag } from '#ui/flag.tsx';
import { ContactButton } from '#ui/links/contact-button.tsx';
import { Section } from '#ui/sections/section.tsx';
import { SupportHours } from '#ui/sections/support-hours.tsx';
import style from './country-contacts.module.css';
import { LocalHours } from './local-hours.tsx';

const cities = {
  co: company.investors.developmentCentre,
  us: '',
  ca: company.investors.headquarters,
};

/** Three countries, each with its people's address and its own clock. */
export function CountryContacts() {
  const { words, language } = usePage();
  const { contact } = words;
  return (
    <Section id="countries" title={contact.countries} lead={contact.countriesLead}>
      <ul className={style.countries}>
        {offices.map(({ country, email, zones }) => (
          <li key={country} id={country}>
            <div className={style.top} data-room="light">
              <Flag of={country} className={style.flag} />
              <h3>{countryName({ id: country }, language)}</h3>
            </div>
            <div className={style.words}>
              <p>{format(contact.blocks[country], language, { city: cities[country] })}</p>
              <p>
                <a href={`mailto:${brand.email[email]}`} className={style.mail}>
                  {brand.email[email]}
                </a>
              </p>
              <ContactButton wide>
                {contact.start}
                <span className="visually-hidden"> {countryName({ id: country }, language)}</span>
              </ContactButton>
              <div className={style.hours}>
                <h4>{contact.hoursHere}</h4>
                <SupportHours />
              </div>
              {country !== 'co' && (
                <div className={style.hours}>
                  <h4>{contact.hoursThere}</h4>
                  <LocalHours zones={zones} />
                </div>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

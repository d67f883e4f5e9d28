import { brand } from '#content/brand.ts';
import { company } from '#content/catalogue/company.ts';
import { offices, type officeZones } from '#content/catalogue/offices.ts';
import { supportHours } from '#content/support-hours.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { countryName } from '#site/formatters.ts';
import { format } from '#site/message.ts';
import { bogotaInstant, localTime } from '#site/time.ts';
import { Flag } from '#ui/flag.tsx';
import { stack } from '#ui/layout.ts';
import { ContactButton } from '#ui/links.tsx';
import { Section } from '#ui/sections/section.tsx';
import { SupportHours } from '#ui/sections/support-hours.tsx';
import style from './country-contacts.module.css';

const cities = {
  co: company.investors.developmentCentre,
  us: '',
  ca: company.investors.headquarters,
};

/** Three countries, each with its e-mail address and local hours. */
export function CountryContacts() {
  const { words, language } = usePage();
  const { contact } = words;
  return (
    <Section id="countries" title={contact.countries} lead={contact.countriesLead}>
      <ul className={stack(5, style.countries)}>
        {offices.map(({ country, email, zones }) => (
          <li key={country} id={country}>
            <div className={style.top} {...dataProps({ scheme: 'light' })}>
              <Flag of={country} className={style.flag} />
              <h3>{countryName({ id: country }, language)}</h3>
            </div>
            <div className={stack(4, style.words)}>
              <p>{format(contact.blocks[country], language, { city: cities[country] })}</p>
              <p>
                <a href={`mailto:${brand.email[email]}`} className={style.mail}>
                  {brand.email[email]}
                </a>
              </p>
              <ContactButton wide country={country}>
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

/** A day in winter and one in summer: northern countries have daylight saving time, Bogotá never does. */
const seasons = { winter: '2026-01-15', summer: '2026-07-15' } as const;

/** Weekday opening hours in the local time of these cities. */
function LocalHours({ zones }: { readonly zones: readonly (typeof officeZones)[number][] }) {
  const { contact } = usePage().words;
  return (
    <dl className={stack(3, style.zones)}>
      {zones.map((zone) => (
        <div key={zone}>
          <dt>{contact.cities[zone]}</dt>
          {(['winter', 'summer'] as const).map((season) => (
            <dd key={season}>
              {spansIn(zone, seasons[season])} <span>{contact[season]}</span>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function spansIn(zone: string, date: string): string {
  const [{ spans }] = supportHours;
  const shown = (time: string) => localTime(bogotaInstant({ day: Date.parse(date), time }), zone).time;
  return spans.map(([from, until]) => `${shown(from)}\u2060–\u2060${shown(until)}`).join(', ');
}

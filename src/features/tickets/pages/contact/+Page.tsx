import { brand, whatsappChat } from '#content/brand.ts';
import { company, offices, type officeZones } from '#content/catalogue/company.ts';
import { postalAddressIn } from '#content/postal-address.ts';
import { supportHours } from '#content/support-hours.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { withHead } from '#platform/page/head.ts';
import { usePage } from '#platform/page/page.ts';
import { organizationData } from '#platform/page/structured-data.ts';
import { canonicalHref } from '#site/address.ts';
import { contactFormAnchor } from '#site/dialogs.ts';
import { countryName } from '#site/formatters.ts';
import { type Language, languages } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { formatPhone } from '#site/phone.ts';
import { bogotaInstant, localTime, writeSpan } from '#site/time.ts';
import { ContactHero, SupportLineHero } from '#ui/art/heroes/contact.tsx';
import { classNames } from '#ui/class-names.ts';
import { Flag } from '#ui/flag.tsx';
import { GlobeIcon, PinIcon, WhatsappIcon } from '#ui/icons.tsx';
import { muted, row, stack } from '#ui/layout.ts';
import { ContactButton, SiteLink } from '#ui/links.tsx';
import { figures, panelLook, target } from '#ui/look.ts';
import { Banner } from '#ui/sections/banner.tsx';
import { Section } from '#ui/sections/section.tsx';
import { SupportHours } from '#ui/sections/support-hours.tsx';
import { MessageForm } from '../../views/message-form.tsx';
import style from './page.module.css';

export default withHead(({ words }) => ({ ...words.contact, data: [organizationData()] }), Page);

function Page() {
  const { words, language } = usePage();
  const { talk, support } = words.contact.slides;
  const minutes = company.meetingMinutes;
  return (
    <>
      <Banner
        id="contact-banner"
        label={words.contact.banner}
        slides={[
          {
            id: 'talk',
            title: talk.title,
            subtitle: talk.subtitle,
            picture: <ContactHero />,
            buttons: [
              { text: talk.contact, type: 'contact' },
              { text: format(talk.meeting, language, { minutes }), type: 'meeting', look: 'secondary' },
            ],
          },
          {
            id: 'support',
            title: support.title,
            subtitle: support.subtitle,
            picture: <SupportLineHero />,
            buttons: [
              { text: support.support, to: '/support' },
              {
                text: support.whatsapp,
                type: 'address',
                href: whatsappChat(),
                look: 'secondary',
              },
            ],
          },
        ]}
      />
      <Write />
      <CountryContacts />
      <OtherWays />
    </>
  );
}

function Write() {
  const { contact } = usePage().words;
  return (
    <Section id={contactFormAnchor} title={contact.write} lead={contact.writeLead} tone="card" beside>
      <MessageForm id="contact-form" variant="contact" />
    </Section>
  );
}

/** WhatsApp, the postal address, and this page in the other languages. */
function OtherWays() {
  const { words, language } = usePage();
  const { contact, shell } = words;
  return (
    <Section id="more" title={contact.more} tone="mustard">
      <ul className={stack(6, style.ways)}>
        <li>
          <WhatsappIcon />
          <h3>{contact.whatsapp}</h3>
          <p>{contact.whatsappText}</p>
          <p className={style.target}>
            <SiteLink to={whatsappChat(shell.help.whatsappText)} className={target}>
              {formatPhone(brand.whatsapp)}
            </SiteLink>
          </p>
        </li>
        <li>
          <PinIcon />
          <h3>{contact.post}</h3>
          <p>{contact.postText}</p>
          <address className={style.target}>
            {brand.legalName}
            <br />
            {postalAddressIn(language)}
          </address>
        </li>
        <li>
          <GlobeIcon />
          <h3>{contact.languages}</h3>
          <p>{contact.languagesText}</p>
          <ul className={row(0, style.languages)}>
            {languages.map(({ code, name }) => (
              <li key={code}>
                <a
                  className={target}
                  href={canonicalHref('/contact', code)}
                  lang={code}
                  hrefLang={code}
                  {...dataProps({ language: code })}
                  aria-current={code === language ? 'true' : undefined}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </li>
      </ul>
    </Section>
  );
}

const cities = {
  co: company.investors.developmentCentre,
  us: '',
  ca: company.investors.headquarters,
};

/** Three countries, each with its e-mail address and local hours. */
function CountryContacts() {
  const { words, language } = usePage();
  const { contact } = words;
  return (
    <Section id="countries" title={contact.countries} lead={contact.countriesLead}>
      <ul className={stack(5, style.countries)}>
        {offices.map(({ country, email, zones }) => (
          <li key={country} id={country} className={panelLook}>
            <div className={style.top} {...dataProps({ scheme: 'light' })}>
              <Flag of={country} className={style.flag} />
              <h3>{countryName({ id: country }, language)}</h3>
            </div>
            <div className={stack(4, style.words)}>
              <p>{format(contact.blocks[country], language, { city: cities[country] })}</p>
              <p>
                <a href={`mailto:${brand.email[email]}`} className={classNames(target, style.mail)}>
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
  const { words, language } = usePage();
  const { contact } = words;
  return (
    <dl className={stack(3, figures, style.zones)}>
      {zones.map((zone) => (
        <div key={zone}>
          <dt>{contact.cities[zone]}</dt>
          {(['winter', 'summer'] as const).map((season) => (
            <dd key={season}>
              <span className={stack(0)}>
                {spansIn(zone, seasons[season], language).map((span) => (
                  <span key={span}>{span}</span>
                ))}
              </span>{' '}
              <span className={muted}>{contact[season]}</span>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function spansIn(zone: string, date: string, language: Language): string[] {
  const [{ spans }] = supportHours;
  const shown = (time: string) => localTime(bogotaInstant({ day: Date.parse(date), time }), zone).time;
  return spans.map(([from, until]) => writeSpan(shown(from), shown(until), language));
}

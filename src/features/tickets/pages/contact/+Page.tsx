import { brand } from '#content/brand.ts';
import { company } from '#content/catalogue/company.ts';
import { whatsappChat } from '#content/whatsapp-chat.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { canonicalHref } from '#site/address.ts';
import { contactFormAnchor } from '#site/dialogs.ts';
import { languages } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { formatPhone } from '#site/phone.ts';
import { ContactHero, SupportLineHero } from '#ui/art/heroes/contact.tsx';
import { GlobeIcon, PinIcon, WhatsappIcon } from '#ui/icons.tsx';
import { row, stack } from '#ui/layout.ts';
import { SiteLink } from '#ui/links.tsx';
import { Banner } from '#ui/sections/banner.tsx';
import { Section } from '#ui/sections/section.tsx';
import { MessageForm } from '../../views/message-form.tsx';
import { CountryContacts } from './country-contacts.tsx';
import style from './page.module.css';

export default function Page() {
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
            <SiteLink to={whatsappChat(shell.help.whatsappText)}>{formatPhone(brand.whatsapp)}</SiteLink>
          </p>
        </li>
        <li>
          <PinIcon />
          <h3>{contact.post}</h3>
          <p>{contact.postText}</p>
          <address className={style.target}>
            {brand.legalName}
            <br />
            {brand.postalAddress}
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

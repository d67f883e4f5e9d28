import { brand } from '#content/brand.ts';
import { whatsappChat } from '#content/whatsapp-chat.ts';
import { usePage } from '#platform/page/page.ts';
import { canonicalHref } from '#site/address.ts';
import { formatPhone } from '#site/format-phone.ts';
import { languages } from '#site/languages.ts';
import { GlobeIcon, PinIcon, WhatsappIcon } from '#ui/icons.tsx';
import { SiteLink } from '#ui/links/site-link.tsx';
import { Section } from '#ui/sections/section.tsx';
import style from './other-ways.module.css';

/** WhatsApp, the post, and this page in the other languages. */
export function OtherWays() {
  const { words, language } = usePage();
  const { contact, shell } = words;
  return (
    <Section id="more" title={contact.more} tone="mustard">
      <ul className={style.ways}>
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
          <ul className={style.languages}>
            {languages.map(({ code, name }) => (
              <li key={code}>
                <a
                  href={canonicalHref('/contact', code)}
                  lang={code}
                  hrefLang={code}
                  data-language={code}
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

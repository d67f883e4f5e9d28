import { brand } from '#content/brand.ts';
import { whatsappChat } from '#content/whatsapp-chat.ts';
import { usePage } from '#platform/page/page.ts';
import { formatPhone } from '#site/phone.ts';
import { ArrowIcon } from '#ui/icons.tsx';
import { SiteLink } from '#ui/links.tsx';
import { Section } from '#ui/sections/section.tsx';
import style from './contact.module.css';

const doors = [
  { path: '/support/quote', name: 'quote', text: 'quoteText' },
  { path: '/support/registro', name: 'register', text: 'registerText' },
  { path: '/support', name: 'support', text: 'supportText' },
] as const;

/** Three pages, a number and an address. */
export function Contact() {
  const { contact } = usePage().words.bulkEmail;
  const chat = whatsappChat(contact.whatsappText);
  return (
    <Section id="contact" title={contact.title} lead={contact.lead} tone="card">
      <ul className={style.doors}>
        {doors.map(({ path, name, text }) => (
          <li key={path}>
            <SiteLink to={path} className={style.door}>
              <strong>{contact[name]}</strong>
              <span>{contact[text]}</span>
              <ArrowIcon />
            </SiteLink>
          </li>
        ))}
      </ul>
      <dl className={style.direct}>
        <div>
          <dt>{contact.whatsapp}</dt>
          <dd>
            <SiteLink to={chat}>{formatPhone(brand.whatsapp)}</SiteLink>
          </dd>
        </div>
        <div>
          <dt>{contact.email}</dt>
          <dd>
            <a href={`mailto:${brand.email.contact}`}>{brand.email.contact}</a>
          </dd>
        </div>
      </dl>
    </Section>
  );
}

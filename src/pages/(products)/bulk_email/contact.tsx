import { Section } from '#components/sections/section.tsx';
import { SiteLink } from '#components/shell/site-link.tsx';
import { ArrowIcon } from '#components/ui/icons.tsx';
import { brand } from '#content/brand.ts';
import { formatPhone } from '#site/format-phone.ts';
import { usePage } from '#site/page.ts';
import { whatsappChat } from '#site/whatsapp-chat.ts';
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

import { brand } from '#content/brand.ts';
import { whatsappChat } from '#content/whatsapp-chat.ts';
import { usePage } from '#platform/page/page.ts';
import { formatPhone } from '#site/phone.ts';
import { row } from '#ui/layout.ts';
import { SiteLink } from '#ui/links.tsx';
import { Section } from '#ui/sections/section.tsx';
import { Doors } from '../doors.tsx';
import style from './contact.module.css';

/** Three pages, a number and an address. */
export function Contact() {
  const { contact } = usePage().words.bulkEmail;
  const chat = whatsappChat(contact.whatsappText);
  return (
    <Section id="contact" title={contact.title} lead={contact.lead} tone="card">
      <Doors
        doors={[
          { to: '/support/quote', title: contact.quote, text: contact.quoteText },
          { to: '/support/registro', title: contact.register, text: contact.registerText },
          { to: '/support', title: contact.support, text: contact.supportText },
        ]}
      />
      <dl className={row(0, style.direct)}>
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

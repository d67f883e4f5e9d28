import { brand } from '#content/brand.ts';
import { company } from '#content/catalogue/company.ts';
import { whatsappChat } from '#content/whatsapp-chat.ts';
import { MessageForm } from '#features/tickets/views/message-form.tsx';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { formatPhone } from '#site/phone.ts';
import { MailIcon, PersonIcon, WhatsappIcon } from '#ui/icons.tsx';
import { MeetingButton, SiteLink } from '#ui/links.tsx';
import { Section } from '#ui/sections/section.tsx';
import style from './contact.module.css';

export function Contact() {
  const { contact } = usePage().words.helpDesk;
  return (
    <Section id="contact" title={contact.title} lead={contact.lead} tone="blush" beside aside={<Ways />}>
      <MessageForm id="help-desk-form" variant="contact" />
    </Section>
  );
}

/** For visitors who would rather not fill in a form. */
function Ways() {
  const { words, language } = usePage();
  const { contact } = words.helpDesk;
  const chat = whatsappChat(contact.whatsappText);
  return (
    <div className={style.others}>
      <ul className={style.ways}>
        <li>
          <SiteLink to={chat}>
            <WhatsappIcon />
            <Way name={contact.whatsapp} note={formatPhone(brand.whatsapp)} />
          </SiteLink>
        </li>
        <li>
          <a href={`mailto:${brand.email.contact}`}>
            <MailIcon />
            <Way name={contact.email} note={brand.email.contact} />
          </a>
        </li>
        <li>
          <SiteLink to="/support">
            <PersonIcon />
            <Way name={contact.support} note={contact.supportNote} />
          </SiteLink>
        </li>
      </ul>
      <div className={style.actions}>
        <MeetingButton look="secondary" size="large">
          {format(contact.meeting, language, { minutes: company.meetingMinutes })}
        </MeetingButton>
      </div>
    </div>
  );
}

function Way({ name, note }: { name: string; note: string }) {
  return (
    <span className={style.way}>
      <strong>{name}</strong>
      <span>{note}</span>
    </span>
  );
}

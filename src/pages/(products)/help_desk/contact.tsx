import { brand } from '#content/brand.ts';
import { company } from '#content/catalogue/company.ts';
import { whatsappChat } from '#content/whatsapp-chat.ts';
import { MessageForm } from '#features/tickets/views/message-form.tsx';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { formatPhone } from '#site/phone.ts';
import { MailIcon, PersonIcon, WhatsappIcon } from '#ui/icons.tsx';
import { Way, WayList } from '#ui/links/way-list.tsx';
import { MeetingButton } from '#ui/links.tsx';
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
      <WayList>
        <Way to={chat} icon={<WhatsappIcon />} title={contact.whatsapp} note={formatPhone(brand.whatsapp)} />
        <Way
          to={`mailto:${brand.email.contact}`}
          icon={<MailIcon />}
          title={contact.email}
          note={brand.email.contact}
        />
        <Way to="/support" icon={<PersonIcon />} title={contact.support} note={contact.supportNote} />
      </WayList>
      <MeetingButton look="secondary" size="large">
        {format(contact.meeting, language, { minutes: company.meetingMinutes })}
      </MeetingButton>
    </div>
  );
}

import type { ReactNode } from 'react';
import { brand, whatsappChat } from '#content/brand.ts';
import { company } from '#content/catalogue/company.ts';
import { helpDesk, helpDeskStages } from '#content/catalogue/help-desk.ts';
import { MessageForm } from '#features/tickets/views/message-form.tsx';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { formatPhone } from '#site/phone.ts';
import { Drawing } from '#ui/art/drawing.tsx';
import { stages } from '#ui/art/help-desk/stages.ts';
import { Dialog } from '#ui/dialog.tsx';
import { MailIcon, PersonIcon, WhatsappIcon } from '#ui/icons.tsx';
import { Way, WayList } from '#ui/links/way-list.tsx';
import { MeetingButton, OutsideButton } from '#ui/links.tsx';
import { Section } from '#ui/sections/section.tsx';
import { signUpAddress } from './opening.tsx';
import style from './sections.module.css';

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

const dialogId = 'trial-offer';

/**
 * The lower part of the page. A visitor who has scrolled far into it is offered a trial, once per browser; the script
 * for that loads when this part becomes visible.
 */
export function TrialOffer({ children }: { children: ReactNode }) {
  const { words, language } = usePage();
  const { offer } = words.helpDesk;
  const { wide, narrow } = helpDesk.popupAfter;
  return (
    <div {...dataProps({ enhance: 'offer-once', wake: 'sight', dialog: dialogId, wide, narrow })}>
      {children}
      <Dialog
        id={dialogId}
        title={offer.title}
        closeLabel={offer.close}
        actions={
          <>
            <OutsideButton href={signUpAddress}>{offer.try}</OutsideButton>
            <MeetingButton look="secondary">{offer.meeting}</MeetingButton>
          </>
        }
      >
        <div className={style.stages}>
          {helpDeskStages.map((stage) => (
            <Drawing key={stage} of={stages[stage]} size={48} />
          ))}
        </div>
        <p>{format(offer.text, language, { days: helpDesk.trialDays })}</p>
        <p>{format(offer.meetingText, language, { minutes: company.meetingMinutes })}</p>
      </Dialog>
    </div>
  );
}

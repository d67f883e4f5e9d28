import { company } from '#content/catalogue/company.ts';
import { contactDialogId, contactFormAnchor } from '#site/contact-dialog.ts';
import { helpDialogId } from '#site/help/help-answer.ts';
import { meetingDialogOn } from '#site/meetings/meeting-dialog.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
import { whatsappChat } from '#site/whatsapp-chat.ts';
import { Dialog } from '../ui/dialog.tsx';
import { CalendarIcon, FileIcon, MailIcon, WhatsappIcon } from '../ui/icons.tsx';
import { HelpChat } from './help-chat.tsx';
import style from './help-dialog.module.css';
import { Way, WayList } from './way-list.tsx';

/** The orange button's: four ways to what one needs, and a question to the site. */
export function HelpDialog() {
  const page = usePage();
  const { words, language } = page;
  const { title, close, ways, contact, whatsapp, meeting, quote, ask } = words.helpWidget;
  const minutes = format(meeting.note, language, { minutes: company.meetingMinutes });
  return (
    <Dialog id={helpDialogId} title={title} closeLabel={close}>
      <HelpChat id="help">
        <h3 className="visually-hidden">{ways}</h3>
        <WayList>
          <Way {...contact} to="/contact" anchor={contactFormAnchor} opens={contactDialogId} icon={<MailIcon />} />
          <Way {...whatsapp} to={whatsappChat(words.shell.help.whatsappText)} icon={<WhatsappIcon />} />
          <Way
            title={meeting.title}
            note={minutes}
            to="/meet/book"
            opens={meetingDialogOn(page)}
            icon={<CalendarIcon />}
          />
          <Way {...quote} to="/support/quote" icon={<FileIcon />} />
        </WayList>
        <h3 className={style.ask}>{ask.title}</h3>
        <p>{ask.lead}</p>
      </HelpChat>
    </Dialog>
  );
}

import { whatsappChat } from '#content/brand.ts';
import { company } from '#content/catalogue/company.ts';
import { usePage } from '#platform/page/page.ts';
import { contactDialogId, contactFormAnchor, meetingDialogOn } from '#site/dialogs.ts';
import { format } from '#site/message.ts';
import { Dialog } from '#ui/dialog.tsx';
import { CalendarIcon, FileIcon, MailIcon, WhatsappIcon } from '#ui/icons.tsx';
import { Way, WayList } from '#ui/links/way-list.tsx';
import { helpDialogId } from '../help-answer.ts';
import { HelpChat } from './help-chat.tsx';
import style from './help-dialog.module.css';

/** Opened by the orange button: a conversation, and below it four ways to get help. */
export function HelpDialog() {
  const page = usePage();
  const { words, language } = page;
  const { title, close, ways, contact, whatsapp, meeting, quote, ask } = words.helpWidget;
  const minutes = format(meeting.note, language, { minutes: company.meetingMinutes });
  return (
    <Dialog id={helpDialogId} title={title} closeLabel={close}>
      <p className={style.lead}>{ask.lead}</p>
      <HelpChat id="help">
        <h3 className={style.ways}>{ways}</h3>
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
      </HelpChat>
    </Dialog>
  );
}

import { brand, whatsappChat } from '#content/brand.ts';
import { hoursIn } from '#platform/opening-hours.ts';
import { usePage } from '#platform/page/page.ts';
import { contactDialogId } from '#site/dialogs.ts';
import { Dialog } from '#ui/dialog.tsx';
import { GlobeIcon, MailIcon, PersonIcon, WhatsappIcon } from '#ui/icons.tsx';
import { muted } from '#ui/layout.ts';
import { Way, WayList } from '#ui/links/way-list.tsx';
import style from './contact-dialog.module.css';
import { MessageForm } from './message-form.tsx';

/** The contact form in a dialog, and other ways to reach a person. `data-opens` links and `window.hormiga` open it. */
export function ContactDialog() {
  const { help } = usePage().words.shell;
  return (
    <Dialog id={contactDialogId} title={help.title} closeLabel={help.close}>
      <p>{help.text}</p>
      <div className={style.form}>
        <MessageForm id="dialog-form" variant="contact" inDialog />
      </div>
      <h3 className={style.others}>{help.others}</h3>
      <WayList>
        <Way
          to={whatsappChat(help.whatsappText)}
          icon={<WhatsappIcon />}
          title={help.whatsapp}
          note={help.whatsappNote}
        />
        <Way to={`mailto:${brand.email.contact}`} icon={<MailIcon />} title={help.email} note={brand.email.contact} />
        <Way to="/support" icon={<PersonIcon />} title={help.support} note={help.supportNote} />
        <Way to="/contact" icon={<GlobeIcon />} title={help.contact} note={help.contactNote} />
      </WayList>
      <Hours />
    </Dialog>
  );
}

function Hours() {
  const { words, language } = usePage();
  return (
    <dl className={`${muted} ${style.hours}`}>
      <dt>{words.shell.help.hours}</dt>
      {hoursIn(language).map((line) => (
        <dd key={line}>{line}</dd>
      ))}
    </dl>
  );
}

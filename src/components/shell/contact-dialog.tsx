import { brand } from '#content/brand.ts';
import { supportHours } from '#content/support-hours.ts';
import { contactDialogId } from '#site/contact-dialog.ts';
import { localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
import { MessageForm } from '../forms/message-form.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ArrowIcon, GlobeIcon, MailIcon, PersonIcon, WhatsappIcon } from '../ui/icons.tsx';
import style from './contact-dialog.module.css';
import { SiteLink } from './site-link.tsx';

/** The ways to reach a person. The orange button, `data-opens` links and `window.hormiga` open it. */
export function ContactDialog() {
  const { help } = usePage().words.shell;
  const chat = `https://wa.me/${brand.whatsapp}?text=${encodeURIComponent(help.whatsappText)}` as const;
  return (
    <Dialog id={contactDialogId} title={help.title} closeLabel={help.close}>
      <p>{help.text}</p>
      <div className={style.form}>
        <MessageForm id="dialog-form" variant="contact" inDialog />
      </div>
      <h3 className={style.others}>{help.others}</h3>
      <ul className={style.ways}>
        <li>
          <SiteLink to={chat} className={style.way}>
            <WhatsappIcon />
            <Text title={help.whatsapp} note={help.whatsappNote} />
            <ArrowIcon />
          </SiteLink>
        </li>
        <li>
          <a href={`mailto:${brand.email.contact}`} className={style.way}>
            <MailIcon />
            <Text title={help.email} note={brand.email.contact} />
            <ArrowIcon />
          </a>
        </li>
        <li>
          <SiteLink to="/support" className={style.way}>
            <PersonIcon />
            <Text title={help.support} note={help.supportNote} />
            <ArrowIcon />
          </SiteLink>
        </li>
        <li>
          <SiteLink to="/contact" className={style.way}>
            <GlobeIcon />
            <Text title={help.contact} note={help.contactNote} />
            <ArrowIcon />
          </SiteLink>
        </li>
      </ul>
      <Hours />
    </Dialog>
  );
}

function Text({ title, note }: { title: string; note: string }) {
  return (
    <span className={style.text}>
      <strong>{title}</strong>
      <span className={style.note}>{note}</span>
    </span>
  );
}

function Hours() {
  const { words, language } = usePage();
  const { help } = words.shell;
  const list = new Intl.ListFormat(localeOf(language));
  return (
    <dl className={style.hours}>
      <dt>{help.hours}</dt>
      {supportHours.map(({ days, spans }) => (
        <dd key={days}>
          {format(help.hoursLine, language, {
            days: help[days],
            spans: list.format(spans.map((span) => span.join('\u2060–\u2060'))),
          })}
        </dd>
      ))}
    </dl>
  );
}

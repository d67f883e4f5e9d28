import { brand } from '#content/brand.ts';
import { company } from '#content/catalogue/company.ts';
import { whatsappChat } from '#content/whatsapp-chat.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Button } from '#ui/button.tsx';
import { MailIcon, WhatsappIcon } from '#ui/icons.tsx';
import { OutsideButton } from '#ui/links/outside-button.tsx';
import { Section } from '#ui/sections/section.tsx';
import style from './ready-message.module.css';

/** What will be sent is shown before it is sent. */
export function ReadyMessage() {
  const { words, language } = usePage();
  const { meet } = words;
  const minutes = company.meetingMinutes;
  const message = format(meet.message, language, { minutes });
  const subject = encodeURIComponent(format(meet.subject, language, { minutes }));
  return (
    <Section id="write" title={meet.write} lead={meet.writeLead} tone="mustard" beside>
      <div className={style.ready}>
        <blockquote className={style.bubble}>
          <p>
            {message}
            <span aria-hidden="true">…</span>
          </p>
        </blockquote>
        <div className={style.ways}>
          <OutsideButton href={whatsappChat(message)} size="large" icon={<WhatsappIcon />}>
            {meet.whatsapp}
          </OutsideButton>
          <Button
            href={`mailto:${brand.email.contact}?subject=${subject}&body=${encodeURIComponent(message)}`}
            look="secondary"
            size="large"
            icon={<MailIcon />}
          >
            {meet.email}
          </Button>
        </div>
      </div>
    </Section>
  );
}

import { brand, whatsappChat } from '#content/brand.ts';
import { company } from '#content/catalogue/company.ts';
import { withHead } from '#platform/page/head.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Composition } from '#ui/art/composition.tsx';
import { MeetHero } from '#ui/art/heroes/contact.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { CalendarIcon, MailIcon, WhatsappIcon } from '#ui/icons.tsx';
import { columns, row, stack } from '#ui/layout.ts';
import { ButtonLink, MeetingButton, OutsideButton } from '#ui/links.tsx';
import { atStart, cardLook, panelLook } from '#ui/look.ts';
import { Hero } from '#ui/sections/hero.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { Section } from '#ui/sections/section.tsx';
import style from './page.module.css';
import { SupportWeek } from './support-week.tsx';

export default withHead(({ words }) => words.meet, Page);

function Page() {
  const { words, language } = usePage();
  const { meet } = words;
  return (
    <>
      <Hero
        layout="mirror"
        tone="blush"
        title={meet.headline}
        lead={format(meet.lead, language, { minutes: company.meetingMinutes })}
        picture={<MeetHero />}
        actions={
          <MeetingButton size="large" icon={<CalendarIcon />}>
            {meet.book}
          </MeetingButton>
        }
      />
      <MeetingSteps />
      <ReadyMessage />
      <SupportWeek />
      <NextStep
        tone="ice"
        title={meet.nextTitle}
        text={format(meet.nextText, language, { days: company.trialDays })}
        actions={
          <>
            <ButtonLink to="/pitch" size="large">
              {meet.pitch}
            </ButtonLink>
            <ButtonLink to="/tryit" look="secondary" size="large">
              {meet.try}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}

/** One more tile with every step. */
const pictures = [
  ['circle:ms blank:s blank:s'],
  ['leaf:vb leaf1:fb blank:b'],
  ['quarter:mf half2:vf quarter1:if'],
] as const;

function MeetingSteps() {
  const { meet } = usePage().words;
  return (
    <Section id="expect" title={meet.expect} lead={meet.expectLead}>
      <ol className={columns(0, { medium: 3 }, classNames(cardLook, style.steps))}>
        {meet.steps.map(({ title, text }, index) => (
          <li key={title}>
            <div className={style.picture}>
              <Composition rows={pictures[index] ?? []} />
            </div>
            <div className={stack(3, style.words)}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Shows the message before the visitor sends it. */
function ReadyMessage() {
  const { words, language } = usePage();
  const { meet } = words;
  const minutes = company.meetingMinutes;
  const message = format(meet.message, language, { minutes });
  const subject = encodeURIComponent(format(meet.subject, language, { minutes }));
  return (
    <Section id="write" title={meet.write} lead={meet.writeLead} tone="mustard" beside>
      <div className={stack(6, atStart)}>
        <blockquote className={classNames(panelLook, style.bubble)}>
          <p>
            {message}
            <span aria-hidden="true">…</span>
          </p>
        </blockquote>
        <div className={row(3, style.ways)}>
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

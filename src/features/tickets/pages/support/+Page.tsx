import { whatsappChat } from '#content/brand.ts';
import { company } from '#content/catalogue/company.ts';
import { servicePlans } from '#content/catalogue/service-plans.ts';
import { supportHours } from '#content/support-hours.ts';
import { askAnchor } from '#features/help/help-answer.ts';
import { HelpChat } from '#features/help/views/help-chat.tsx';
import { hoursIn, localHours } from '#platform/opening-hours.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { withHead } from '#platform/page/head.ts';
import { type Page, usePage } from '#platform/page/page.ts';
import { faqData } from '#platform/page/structured-data.ts';
import { href } from '#site/address.ts';
import { format } from '#site/message.ts';
import { quoteLimits } from '#site/quotes.ts';
import { bogota, longestWeekday, writeSpan } from '#site/time.ts';
import { writeClock } from '#site/written-forms.ts';
import { ServiceBellHero } from '#ui/art/heroes/contact.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { WhatsappIcon } from '#ui/icons.tsx';
import { muted, stack } from '#ui/layout.ts';
import { Link } from '#ui/link.tsx';
import { OutsideButton } from '#ui/links.tsx';
import { panelLook } from '#ui/look.ts';
import { Hero } from '#ui/sections/hero.tsx';
import { formatQuestions, Questions } from '#ui/sections/questions.tsx';
import { Section } from '#ui/sections/section.tsx';
import { SupportHours } from '#ui/sections/support-hours.tsx';
import { Table } from '#ui/table.tsx';
import { exampleReference } from '../../ticket-limits.ts';
import { attachmentFigures } from '../../ticket-problem-words.ts';
import { MessageForm } from '../../views/message-form.tsx';
import { Assurances } from './assurances.tsx';
import style from './page.module.css';
import { Ways } from './ways.tsx';

export default withHead((page) => {
  const { title, description } = page.words.support;
  return { title, description, data: [faqData(questionsOf(page))] };
}, SupportPage);

function SupportPage() {
  const page = usePage();
  const { form } = page.words.support;
  const { person, help } = page.live?.path === '/support' ? page.live : {};
  const unanswered = help?.answers.length === 0 ? help.question : undefined;
  return (
    <>
      <Welcome />
      <Section id="form" title={form.title} lead={form.lead} aside={<BesideForm />} beside>
        <MessageForm
          id="support-form"
          variant="support"
          known={person || unanswered ? { ...person, message: unanswered } : undefined}
        />
      </Section>
      <Ask />
      <OpeningHours />
      <Ways />
      <Questions questions={questionsOf(page)} tone="card" />
      <Assurances />
    </>
  );
}

/** The questions of the help widget as part of the page, so that they work without JavaScript. */
function Ask() {
  const { words, live } = usePage();
  const { title, lead } = words.helpWidget.ask;
  return (
    <Section id={askAnchor} title={title} lead={lead} tone="ice" beside>
      <HelpChat id="ask" answered={live?.path === '/support' ? live.help : undefined} />
    </Section>
  );
}

/** Whether support is open now, and the opening hours. */
function BesideForm() {
  const { words, language } = usePage();
  const { form } = words.support;
  return (
    <div className={stack(5, style.beside)}>
      <OpenNow />
      <div>
        <h3>{form.hours}</h3>
        <SupportHours />
      </div>
      <Link href={href('/support/status', language)} arrow>
        {form.status}
      </Link>
    </div>
  );
}

function Welcome() {
  const { support, shell } = usePage().words;
  return (
    <Hero
      title={support.headline}
      lead={support.lead}
      picture={<ServiceBellHero />}
      actions={
        <>
          <Button href="#form" size="large">
            {support.toForm}
          </Button>
          <OutsideButton
            href={whatsappChat(shell.help.whatsappText)}
            look="secondary"
            size="large"
            icon={<WhatsappIcon />}
          >
            {support.whatsapp}
          </OutsideButton>
        </>
      }
    />
  );
}

/**
 * The hours in Bogotá and, without JavaScript, in UTC, from which visitors can work out their own. The browser replaces
 * them with the visitor's local hours (`ui/browser/local-hours.ts`); space for the longest text is reserved.
 */
function OpeningHours() {
  const { words, language } = usePage();
  const { hours } = words.support;
  const { help } = words.shell;
  const weekday = longestWeekday(language);
  const longest = format(hours.onDays, language, {
    first: weekday,
    last: weekday,
    span: writeSpan('22:00', '22:00', language),
  });
  // Neither zone has daylight saving time, so any instant gives the same hours.
  const linesIn = (zone: string, days: (typeof supportHours)[number]['days']) =>
    localHours(days, hours, language, 0, zone).join('\n');
  return (
    <Section id="hours" title={hours.title} lead={hours.lead} tone="ice">
      <div
        className={style.hours}
        {...dataProps({
          enhance: 'local-hours',
          wake: 'sight',
          here: hours.here,
          same: hours.same,
          'on-days': hours.onDays,
          'on-day': hours.onDay,
        })}
      >
        <Table
          id="support-hours"
          caption={hours.caption}
          columns={[{ label: hours.days }, { label: hours.there }, { label: hours.utc }]}
          rows={supportHours.map(({ days, spans }) => ({
            cells: [
              help[days],
              <span key="there" className={style.lines}>
                {linesIn(bogota, days)}
              </span>,
              <span key="here" className={style.slot} {...dataProps({ longest: spans.map(() => longest).join('\n') })}>
                <span className={style.lines} {...dataProps({ local: days })}>
                  {linesIn('UTC', days)}
                </span>
              </span>,
            ],
          }))}
        />
      </div>
      <p className={`${muted} ${style.closed}`}>{hours.closed}</p>
    </Section>
  );
}

/**
 * Whether support is open now, which the browser fills in (`ui/browser/open-now.ts`). Until then a text is shown that
 * is always true, in space for the longest text, so that nothing moves.
 */
function OpenNow() {
  const { words, language } = usePage();
  const { asleep, open, closed } = words.support.now;
  const weekday = longestWeekday(language);
  const longest = format(closed, language, {
    why: 'holiday',
    when: 'later',
    day: weekday,
    time: writeClock('14:00', language),
    here: `${weekday} ${writeClock('22:00', language)}`,
  });
  return (
    <p
      className={classNames(panelLook, style.now)}
      {...dataProps({ enhance: 'open-now', wake: 'sight', open, closed })}
    >
      <span className={stack(0, style.openNowRoom)} {...dataProps({ longest })}>
        <span {...dataProps({ text: '' })}>{asleep}</span>
      </span>
    </p>
  );
}

const { receptionHours, actionHours } = servicePlans.support.levels;

/** Shared by the page and its structured data in the head. */
function questionsOf({ words, language }: Page) {
  const values = {
    reference: exampleReference,
    received: receptionHours,
    ...actionHours,
    ...attachmentFigures(words.ticket.files, language),
    hours: hoursIn(language).join('; '),
    minutes: company.meetingMinutes,
    trialDays: company.trialDays,
    validDays: quoteLimits.validDays,
  };
  return formatQuestions(words.support.questions, language, values);
}

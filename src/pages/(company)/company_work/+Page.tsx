import { brand } from '#content/brand.ts';
import { company } from '#content/catalogue/company.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { withHead } from '#platform/page/head.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import art from '#ui/art/art.module.css';
import { classOf } from '#ui/art/colours.ts';
import { WorkHero } from '#ui/art/heroes/company.tsx';
import { Picture } from '#ui/art/picture.tsx';
import { TileIcon } from '#ui/art/tile.tsx';
import { Button } from '#ui/button.tsx';
import { ExternalIcon, MailIcon } from '#ui/icons.tsx';
import { muted } from '#ui/layout.ts';
import { ButtonLink, ContactButton, OutsideButton } from '#ui/links.tsx';
import { Hero } from '#ui/sections/hero.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { Section } from '#ui/sections/section.tsx';
import { ReadOn } from '../notes.tsx';
import style from './page.module.css';

const { headquarters, developmentCentre: centre } = company.investors;
const { careers: email } = brand.email;

export default withHead(({ words }) => words.companyWork, Page);

function Page() {
  const { words } = usePage();
  const { companyWork } = words;
  const { next } = companyWork;
  return (
    <>
      <Hero title={companyWork.headline} lead={companyWork.lead} picture={<WorkHero />} layout="mirror" />
      <TwoWaysIn />
      <WhatToSend />
      <HowTheWorkGoes />
      <NextStep
        title={next.title}
        text={next.text}
        picture={<WorkHero />}
        actions={
          <>
            <ButtonLink to="/company_team" size="large">
              {next.team}
            </ButtonLink>
            <ContactButton look="secondary" size="large" />
          </>
        }
      />
    </>
  );
}

function HowTheWorkGoes() {
  const { words, language } = usePage();
  const { days } = words.companyWork;
  return (
    <Section id="days" title={days.title} tone="card">
      <ul className={style.days}>
        {days.items.map(({ name, text }, index) => (
          <li key={name}>
            <TileIcon seed={`days ${index}`} size={64} />
            <h3>{name}</h3>
            <p className={muted}>{format(text, language, { headquarters, centre })}</p>
          </li>
        ))}
      </ul>
      <ReadOn to="/company_methodology">{days.link}</ReadOn>
    </Section>
  );
}

/** How to apply: to the team by e-mail, to single jobs by the hour. */
function TwoWaysIn() {
  const { words, language } = usePage();
  const { ways } = words.companyWork;
  return (
    <Section id="apply" title={ways.title} tone="card">
      <ul className={style.ways}>
        <li className={style.email} {...dataProps({ scheme: 'light' })}>
          <h3>{ways.email.name}</h3>
          <p>{ways.email.text}</p>
          <Button href={`mailto:${email}`} icon={<MailIcon />}>
            {format(ways.email.action, language, { email })}
          </Button>
        </li>
        <li className={style.hourly} {...dataProps({ scheme: 'light' })}>
          <h3>{ways.hourly.name}</h3>
          <p>{ways.hourly.text}</p>
          <OutsideButton href={brand.hourlyWork} look="secondary" iconAfter={<ExternalIcon />}>
            {ways.hourly.action}
          </OutsideButton>
        </li>
      </ul>
    </Section>
  );
}

/** A letter that looks out of its envelope, with four lines on it. */
function WhatToSend() {
  const { send } = usePage().words.companyWork;
  return (
    <Section id="send" title={send.title} lead={send.lead} tone="sand" beside>
      <div className={style.envelope}>
        <ol className={style.letter} {...dataProps({ scheme: 'light' })}>
          {send.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
        <EnvelopeDrawing />
      </div>
    </Section>
  );
}

/** The front of an open envelope; the letter above it goes in at its upper edge. */
function EnvelopeDrawing() {
  return (
    <Picture width={400} height={150}>
      <path className={classOf('day')} d="M24 0H376V12L200 92L24 12z" />
      <path className={classOf('vermilion')} d="M2 2L200 92L398 2V148H2z" />
      <path className={classOf('blush')} d="M2 2L160 74L2 148zM398 2L240 74L398 148z" />
      <g className={classOf('night')}>
        <path className={art.lines} strokeWidth={2.5} d="M2 2L200 92L398 2V148H2zM2 148L160 74M398 148L240 74" />
      </g>
    </Picture>
  );
}

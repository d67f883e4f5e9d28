import { brand } from '#content/brand.ts';
import { company } from '#content/catalogue/company.ts';
import { withHead } from '#platform/page/head.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { InvestorsHero } from '#ui/art/heroes/company.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { MailIcon } from '#ui/icons.tsx';
import { muted } from '#ui/layout.ts';
import { ButtonLink, MeetingButton } from '#ui/links.tsx';
import { breakable, cardLook, semibold, target } from '#ui/look.ts';
import { Hero } from '#ui/sections/hero.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { Section } from '#ui/sections/section.tsx';
import { Goals } from './goals.tsx';
import style from './page.module.css';

const { investors: email } = brand.email;
const { headquarters, developmentCentre, acceleratorCohort } = company.investors;

export default withHead(
  ({ words: { companyInvestors }, language }) => ({
    title: companyInvestors.title,
    description: format(companyInvestors.description, language, { round: companyInvestors.round }),
  }),
  Page,
);

function Page() {
  const { words, language } = usePage();
  const { companyInvestors } = words;
  const { next, round } = companyInvestors;
  const write = (
    <Button href={`mailto:${email}`} size="large" icon={<MailIcon />}>
      {companyInvestors.write}
    </Button>
  );
  return (
    <>
      <Hero
        title={companyInvestors.headline}
        lead={format(companyInvestors.lead, language, { round })}
        picture={<InvestorsHero />}
        tone="ice"
        actions={
          <>
            {write}
            <ButtonLink to="/pitch" look="secondary" size="large">
              {companyInvestors.pitch}
            </ButtonLink>
          </>
        }
      />
      <Goals />
      <Facts />
      <NextStep
        title={next.title}
        text={format(next.text, language, { email, minutes: company.meetingMinutes })}
        picture={<InvestorsHero />}
        tone="mustard"
        actions={
          <>
            {write}
            <MeetingButton look="secondary" size="large" />
          </>
        }
      />
    </>
  );
}

/** The key figures for an investor. */
function Facts() {
  const { words, language } = usePage();
  const { facts } = words.companyInvestors;
  const rows = [
    [facts.round, facts.roundName],
    [facts.headquarters, headquarters],
    [facts.centre, developmentCentre],
    [facts.accelerator, format(facts.cohort, language, { year: acceleratorCohort })],
    [facts.founded, format(facts.date, language, { date: company.founded })],
  ] as const;
  return (
    <Section id="facts" title={facts.title} beside>
      <dl className={classNames(cardLook, style.facts)}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className={muted}>{name}</dt>
            <dd className={classNames(breakable, semibold)}>{value}</dd>
          </div>
        ))}
        <div>
          <dt className={muted}>{facts.email}</dt>
          <dd className={classNames(breakable, semibold)}>
            <a className={target} href={`mailto:${brand.email.investors}`}>
              {brand.email.investors}
            </a>
          </dd>
        </div>
      </dl>
    </Section>
  );
}

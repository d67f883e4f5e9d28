import { brand } from '#content/brand.ts';
import { company } from '#content/catalogue/company.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { InvestorsHero } from '#ui/art/heroes/investors.tsx';
import { Button } from '#ui/button.tsx';
import { MailIcon } from '#ui/icons.tsx';
import { ButtonLink } from '#ui/links/button-link.tsx';
import { MeetingButton } from '#ui/links/meeting-button.tsx';
import { Hero } from '#ui/sections/hero.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { Facts } from './facts.tsx';
import { Goals } from './goals.tsx';

const { investors: email } = brand.email;

export default function Page() {
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

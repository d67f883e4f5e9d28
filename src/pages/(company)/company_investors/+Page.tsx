import { InvestorsHero } from '#components/art/heroes/investors.tsx';
import { Hero } from '#components/sections/hero.tsx';
import { NextStep } from '#components/sections/next-step.tsx';
import { ButtonLink } from '#components/shell/button-link.tsx';
import { MeetingButton } from '#components/shell/meeting-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { MailIcon } from '#components/ui/icons.tsx';
import { brand } from '#content/brand.ts';
import { company } from '#content/catalogue/company.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
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

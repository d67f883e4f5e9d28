import { usePage } from '#platform/page/page.ts';
import { WorkHero } from '#ui/art/heroes/work.tsx';
import { ButtonLink } from '#ui/links/button-link.tsx';
import { ContactButton } from '#ui/links/contact-button.tsx';
import { Hero } from '#ui/sections/hero.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { HowTheWorkGoes } from './how-the-work-goes.tsx';
import { TwoWaysIn } from './two-ways-in.tsx';
import { WhatToSend } from './what-to-send.tsx';

export default function Page() {
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

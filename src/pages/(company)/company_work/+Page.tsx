import { WorkHero } from '#components/art/heroes/work.tsx';
import { Hero } from '#components/sections/hero.tsx';
import { NextStep } from '#components/sections/next-step.tsx';
import { ButtonLink } from '#components/shell/button-link.tsx';
import { ContactButton } from '#components/shell/contact-button.tsx';
import { usePage } from '#site/page.ts';
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

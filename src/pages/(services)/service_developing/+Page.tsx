import { DevelopingHero } from '#components/art/heroes/developing.tsx';
import { Hero } from '#components/sections/hero.tsx';
import { NextStep } from '#components/sections/next-step.tsx';
import { ButtonLink } from '#components/shell/button-link.tsx';
import { MeetingButton } from '#components/shell/meeting-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { servicePlans } from '#content/catalogue/service-plans.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
import { FiveServices } from '../five-services.tsx';
import { hoursRange } from '../hours-range.ts';
import { DevelopmentPlans } from './development-plans.tsx';
import { FirstVersion } from './first-version.tsx';
import { Technologies } from './technologies.tsx';

export default function Page() {
  const { words, language } = usePage();
  const { serviceDeveloping } = words;
  const { next } = serviceDeveloping;
  return (
    <>
      <Hero
        title={serviceDeveloping.headline}
        lead={format(serviceDeveloping.lead, language, hoursRange(servicePlans.development))}
        picture={<DevelopingHero />}
        layout="mirror"
        tone="ice"
        actions={
          <>
            <Button href="#Price" size="large">
              {serviceDeveloping.toPlans}
            </Button>
            <MeetingButton look="secondary" size="large" />
          </>
        }
      />
      <DevelopmentPlans />
      <FirstVersion />
      <Technologies />
      <FiveServices />
      <NextStep
        title={next.title}
        text={next.text}
        actions={
          <>
            <ButtonLink to="/support/quote" size="large">
              {next.quote}
            </ButtonLink>
            <ButtonLink to="/service_requirements" look="secondary" size="large">
              {next.requirements}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}

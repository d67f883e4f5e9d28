import { servicePlans } from '#content/catalogue/service-plans.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { DevelopingHero } from '#ui/art/heroes/developing.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/links/button-link.tsx';
import { MeetingButton } from '#ui/links/meeting-button.tsx';
import { Hero } from '#ui/sections/hero.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
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

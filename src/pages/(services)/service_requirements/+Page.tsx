import { servicePlans } from '#content/catalogue/service-plans.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { RequirementsHero } from '#ui/art/heroes/requirements.tsx';
import { ButtonLink } from '#ui/links/button-link.tsx';
import { MeetingButton } from '#ui/links/meeting-button.tsx';
import { Hero } from '#ui/sections/hero.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { FiveServices } from '../five-services.tsx';
import { ConsultingPlans } from './consulting-plans.tsx';
import { FromWishToList } from './from-wish-to-list.tsx';
import { SuccessCase } from './success-case.tsx';

export default function Page() {
  const { words, language } = usePage();
  const { serviceRequirements } = words;
  return (
    <>
      <Hero
        title={serviceRequirements.headline}
        lead={format(serviceRequirements.lead, language, servicePlans.requirements.hoursPerWeek)}
        picture={<RequirementsHero />}
        tone="sand"
        actions={
          <>
            <ButtonLink to="/support/quote" size="large">
              {serviceRequirements.quote}
            </ButtonLink>
            <MeetingButton look="secondary" size="large" />
          </>
        }
      />
      <FromWishToList />
      <ConsultingPlans />
      <SuccessCase />
      <FiveServices />
      <NextStep
        title={serviceRequirements.next.title}
        text={serviceRequirements.next.text}
        tone="mustard"
        actions={
          <>
            <MeetingButton size="large" />
            <ButtonLink to="/support/quote" look="secondary" size="large">
              {serviceRequirements.quote}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}

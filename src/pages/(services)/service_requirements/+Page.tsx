import { RequirementsHero } from '#components/art/heroes/requirements.tsx';
import { Hero } from '#components/sections/hero.tsx';
import { NextStep } from '#components/sections/next-step.tsx';
import { ButtonLink } from '#components/shell/button-link.tsx';
import { MeetingButton } from '#components/shell/meeting-button.tsx';
import { servicePlans } from '#content/catalogue/service-plans.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
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

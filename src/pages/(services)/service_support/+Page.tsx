import { servicePlans } from '#content/catalogue/service-plans.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { SupportHero } from '#ui/art/heroes/support.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/links/button-link.tsx';
import { ContactButton } from '#ui/links/contact-button.tsx';
import { MeetingButton } from '#ui/links/meeting-button.tsx';
import { Hero } from '#ui/sections/hero.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { FiveServices } from '../five-services.tsx';
import { Backups } from './backups.tsx';
import { HoursAgainstPrice } from './hours-against-price.tsx';
import { RequestPath } from './request-path.tsx';
import { ServiceLevels } from './service-levels.tsx';
import { SupportPlans } from './support-plans.tsx';
import { SupportWeek } from './support-week.tsx';

export default function Page() {
  const { words, language } = usePage();
  const { serviceSupport } = words;
  const hours = servicePlans.support.levels.receptionHours;
  return (
    <>
      <Hero
        title={serviceSupport.headline}
        lead={format(serviceSupport.lead, language, { hours })}
        picture={<SupportHero />}
        layout="mirror"
        actions={
          <>
            <Button href="#plans" size="large">
              {serviceSupport.toPlans}
            </Button>
            <ContactButton look="secondary" size="large" />
          </>
        }
      />
      <SupportPlans />
      <HoursAgainstPrice />
      <RequestPath />
      <ServiceLevels />
      <SupportWeek />
      <Backups />
      <FiveServices />
      <NextStep
        title={serviceSupport.next.title}
        text={serviceSupport.next.text}
        tone="mustard"
        actions={
          <>
            <ButtonLink to="/support/quote" size="large">
              {serviceSupport.next.quote}
            </ButtonLink>
            <MeetingButton look="secondary" size="large" />
          </>
        }
      />
    </>
  );
}

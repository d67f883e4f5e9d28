import { SupportHero } from '#components/art/heroes/support.tsx';
import { Hero } from '#components/sections/hero.tsx';
import { NextStep } from '#components/sections/next-step.tsx';
import { ButtonLink } from '#components/shell/button-link.tsx';
import { ContactButton } from '#components/shell/contact-button.tsx';
import { MeetingButton } from '#components/shell/meeting-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { servicePlans } from '#content/catalogue/service-plans.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
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

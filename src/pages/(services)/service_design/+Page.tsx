import { usePage } from '#platform/page/page.ts';
import { DesignHero } from '#ui/art/heroes/design.tsx';
import { ButtonLink } from '#ui/links/button-link.tsx';
import { MeetingButton } from '#ui/links/meeting-button.tsx';
import { Hero } from '#ui/sections/hero.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { FiveServices } from '../five-services.tsx';
import { Models } from './models.tsx';
import { Principles } from './principles.tsx';
import { Stages } from './stages.tsx';

export default function Page() {
  const { words } = usePage();
  const { serviceDesign } = words;
  return (
    <>
      <Hero
        title={serviceDesign.headline}
        lead={serviceDesign.lead}
        picture={<DesignHero />}
        layout="strip"
        actions={<MeetingButton size="large" />}
      />
      <Models />
      <Stages />
      <Principles />
      <FiveServices />
      <NextStep
        title={serviceDesign.next.title}
        text={serviceDesign.next.text}
        tone="ice"
        actions={
          <>
            <MeetingButton size="large" />
            <ButtonLink to="/support/quote" look="secondary" size="large">
              {serviceDesign.next.quote}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}

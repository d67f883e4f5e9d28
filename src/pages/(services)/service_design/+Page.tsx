import { DesignHero } from '#components/art/heroes/design.tsx';
import { Hero } from '#components/sections/hero.tsx';
import { NextStep } from '#components/sections/next-step.tsx';
import { ButtonLink } from '#components/shell/button-link.tsx';
import { MeetingButton } from '#components/shell/meeting-button.tsx';
import { usePage } from '#site/page.ts';
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

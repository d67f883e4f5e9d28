import { TestingHero } from '#components/art/heroes/testing.tsx';
import { Hero } from '#components/sections/hero.tsx';
import { NextStep } from '#components/sections/next-step.tsx';
import { ButtonLink } from '#components/shell/button-link.tsx';
import { ContactButton } from '#components/shell/contact-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { usePage } from '#site/page.ts';
import { FiveServices } from '../five-services.tsx';
import { TestPrices } from './test-prices.tsx';
import { TestWall } from './test-wall.tsx';

export default function Page() {
  const { words } = usePage();
  const { serviceTesting } = words;
  return (
    <>
      <Hero
        title={serviceTesting.headline}
        lead={serviceTesting.lead}
        picture={<TestingHero />}
        tone="blush"
        actions={
          <Button href="#prices" size="large">
            {serviceTesting.toPrices}
          </Button>
        }
      />
      <TestWall />
      <TestPrices />
      <FiveServices />
      <NextStep
        title={serviceTesting.next.title}
        text={serviceTesting.next.text}
        tone="ice"
        actions={
          <>
            <ButtonLink to="/support/quote" size="large">
              {serviceTesting.next.quote}
            </ButtonLink>
            <ContactButton look="secondary" size="large" />
          </>
        }
      />
    </>
  );
}

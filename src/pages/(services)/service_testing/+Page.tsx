import { usePage } from '#platform/page/page.ts';
import { TestingHero } from '#ui/art/heroes/testing.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/links/button-link.tsx';
import { ContactButton } from '#ui/links/contact-button.tsx';
import { Hero } from '#ui/sections/hero.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
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

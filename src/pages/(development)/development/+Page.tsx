import { usePage } from '#platform/page/page.ts';
import { DevelopmentHero } from '#ui/art/heroes/development/all.tsx';
import { Button } from '#ui/button.tsx';
import { ContactButton } from '#ui/links/contact-button.tsx';
import { Hero } from '#ui/sections/hero.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { Questions } from '#ui/sections/questions.tsx';
import { Chooser } from './chooser.tsx';
import { Packages } from './packages.tsx';
import { ProjectWay } from './project-way.tsx';

export default function Page() {
  const { words } = usePage();
  const { development } = words;
  return (
    <>
      <Hero
        layout="strip"
        title={development.headline}
        lead={development.lead}
        picture={<DevelopmentHero />}
        actions={
          <>
            <Button href="#choose" size="large">
              {development.chooseButton}
            </Button>
            <ContactButton look="secondary" size="large" />
          </>
        }
      />
      <Chooser />
      <ProjectWay />
      <Packages />
      <Questions questions={development.questions} tone="card" />
      <NextStep title={development.nextTitle} text={development.nextText} tone="mustard" />
    </>
  );
}

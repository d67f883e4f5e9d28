import { DevelopmentHero } from '#components/art/heroes/development/all.tsx';
import { Hero } from '#components/sections/hero.tsx';
import { NextStep } from '#components/sections/next-step.tsx';
import { Questions } from '#components/sections/questions.tsx';
import { ContactButton } from '#components/shell/contact-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { usePage } from '#site/page.ts';
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

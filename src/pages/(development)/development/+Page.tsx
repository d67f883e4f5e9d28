import { DevelopmentHero } from '#components/art/heroes/development/all.tsx';
import { Hero } from '#components/sections/hero.tsx';
import { NextStep } from '#components/sections/next-step.tsx';
import { Questions } from '#components/sections/questions.tsx';
import { ButtonLink } from '#components/shell/button-link.tsx';
import { Button } from '#components/ui/button.tsx';
import { contactDialogId } from '#site/contact-dialog.ts';
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
            <ButtonLink to="/contact" opens={contactDialogId} look="secondary" size="large">
              {words.sections.contact}
            </ButtonLink>
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

import { usePage } from '#platform/page/page.ts';
import { CodeHero } from '#ui/art/heroes/development/code.tsx';
import { Button } from '#ui/button.tsx';
import { ContactButton } from '#ui/links/contact-button.tsx';
import { Hero } from '#ui/sections/hero.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { Questions } from '#ui/sections/questions.tsx';
import { Section } from '#ui/sections/section.tsx';
import { RelatedPages } from '../parts/related-pages.tsx';
import { Licence } from './licence.tsx';
import { Modules } from './modules.tsx';
import { Sample } from './sample.tsx';
import { WhenItPays } from './when-it-pays.tsx';

export default function Page() {
  const { words } = usePage();
  const { code } = words;
  return (
    <>
      <Hero
        layout="mirror"
        tone="sand"
        title={code.headline}
        lead={code.lead}
        picture={<CodeHero />}
        actions={
          <>
            <Button href="#modules" size="large">
              {code.seeModules}
            </Button>
            <ContactButton look="secondary" size="large" />
          </>
        }
      />
      <Modules />
      <Sample />
      <WhenItPays />
      <Licence />
      <Questions questions={code.questions} />
      <Section id="related" title={code.related}>
        <RelatedPages pages={['/development/api', '/service_support', '/products/suppmail']} />
      </Section>
      <NextStep title={code.nextTitle} text={code.nextText} tone="band" />
    </>
  );
}

import { CodeHero } from '#components/art/heroes/development/code.tsx';
import { RelatedPages } from '#components/development/related-pages.tsx';
import { Hero } from '#components/sections/hero.tsx';
import { NextStep } from '#components/sections/next-step.tsx';
import { Questions } from '#components/sections/questions.tsx';
import { Section } from '#components/sections/section.tsx';
import { ContactButton } from '#components/shell/contact-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { usePage } from '#site/page.ts';
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

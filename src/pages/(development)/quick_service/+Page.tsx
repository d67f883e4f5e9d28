import { usePage } from '#platform/page/page.ts';
import { NextStep } from '#ui/sections/next-step.tsx';
import { Questions } from '#ui/sections/questions.tsx';
import { lookOf } from './look.tsx';
import { questionsOf } from './questions-of.ts';
import { ColombiaOnly } from './sections/colombia-only.tsx';
import { Deliverables } from './sections/deliverables.tsx';
import { Limits } from './sections/limits.tsx';
import { Others } from './sections/others.tsx';
import { QuickHero } from './sections/quick-hero.tsx';
import { SpecimenSection } from './sections/specimen-section.tsx';
import { Steps } from './sections/steps.tsx';
import { useService } from './use-service.ts';

const sections = { gets: Deliverables, specimen: SpecimenSection, steps: Steps, limits: Limits };

/** Nine services, one screen: what differs besides the words is in `look.tsx`. */
export default function Page() {
  const page = usePage();
  const { slug, own, location } = useService();
  const { order, closing } = lookOf[slug];
  return (
    <>
      <QuickHero />
      {location === 'colombia' && <ColombiaOnly />}
      {order.map((name) => {
        const Part = sections[name];
        return <Part key={name} />;
      })}
      <Questions questions={questionsOf(page)} />
      <Others />
      <NextStep title={own.next.title} text={own.next.text} tone={closing} />
    </>
  );
}

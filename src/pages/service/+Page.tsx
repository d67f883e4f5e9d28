import { usePage } from '#platform/page/page.ts';
import { Actions } from '#ui/sections/actions.tsx';
import { Hero } from '#ui/sections/hero.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { FiveServices } from './five-services.tsx';
import { serviceOn } from './services.ts';

/** Five services, one screen: each file of this folder that exports a `ServiceOf` describes a page. */
export default function Page() {
  const { hero, sections, next } = serviceOn(usePage());
  return (
    <>
      <Hero {...hero} actions={<Actions of={hero.actions} />} />
      {sections.map((Section) => (
        <Section key={Section.name} />
      ))}
      <FiveServices />
      <NextStep {...next} actions={<Actions of={next.actions} />} />
    </>
  );
}

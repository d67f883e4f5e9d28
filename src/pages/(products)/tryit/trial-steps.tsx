import { trial } from '#content/catalogue/trial.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Section } from '#ui/sections/section.tsx';
import { Timeline } from '#ui/timeline.tsx';

export function TrialSteps() {
  const { words, language } = usePage();
  const { stepsTitle, steps } = words.tryit;
  return (
    <Section id="steps" title={stepsTitle} beside>
      <Timeline events={steps.map((step) => ({ ...step, when: format(step.when, language, { days: trial.days }) }))} />
    </Section>
  );
}

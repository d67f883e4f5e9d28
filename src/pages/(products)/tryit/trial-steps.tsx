import { Section } from '#components/sections/section.tsx';
import { Timeline } from '#components/ui/timeline.tsx';
import { trial } from '#content/catalogue/trial.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';

export function TrialSteps() {
  const { words, language } = usePage();
  const { stepsTitle, steps } = words.tryit;
  return (
    <Section id="steps" title={stepsTitle} beside>
      <Timeline events={steps.map((step) => ({ ...step, when: format(step.when, language, { days: trial.days }) }))} />
    </Section>
  );
}

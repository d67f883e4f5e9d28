import { company } from '#content/catalogue/company.ts';
import { meetingHref } from '#features/meetings/meeting-fields.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Button } from '#ui/button.tsx';
import { Section } from '#ui/sections/section.tsx';
import type { MadeAnswer } from './made-answer.ts';
import style from './next-steps.module.css';
import { PayStep } from './pay-step.tsx';
import { Step } from './step.tsx';

/** Pay, talk, ask or change: the number of the quote goes along. */
export function NextSteps({ answer }: { readonly answer: MadeAnswer }) {
  const { words, language } = usePage();
  const { made } = words.quote;
  const { quote, choice } = answer;
  const meet = meetingHref(language, { quote: quote.reference });
  return (
    <Section id="next" title={made.next} tone="card">
      <ul className={style.steps}>
        <PayStep answer={answer} />
        <Step title={made.meetTitle} text={format(made.meetText, language, { minutes: company.meetingMinutes })}>
          <Button href={meet} look="secondary">
            {made.meet}
          </Button>
        </Step>
        <Step title={made.askTitle} text={made.askText}>
          <Button href="#ask" look="secondary">
            {made.ask}
          </Button>
        </Step>
        <Step title={made.changeTitle} text={made.changeText}>
          <Button href={choice} look="secondary">
            {made.change}
          </Button>
        </Step>
      </ul>
    </Section>
  );
}

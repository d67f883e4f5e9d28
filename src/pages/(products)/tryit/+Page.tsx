import { TryitHero } from '#components/art/heroes/tryit.tsx';
import { Hero } from '#components/sections/hero.tsx';
import { NextStep } from '#components/sections/next-step.tsx';
import { Questions } from '#components/sections/questions.tsx';
import { ContactButton } from '#components/shell/contact-button.tsx';
import { MeetingButton } from '#components/shell/meeting-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { company } from '#content/catalogue/company.ts';
import { trial } from '#content/catalogue/trial.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
import { AfterTrial } from './after-trial.tsx';
import { FreeEmails } from './free-emails.tsx';
import { questionsOf } from './questions-of.ts';
import { TrialCards } from './trial-cards.tsx';
import { TrialSteps } from './trial-steps.tsx';

export default function Page() {
  const page = usePage();
  const { words, language } = page;
  const { tryit } = words;
  return (
    <>
      <Hero
        title={format(tryit.headline, language, { days: trial.days })}
        lead={tryit.lead}
        picture={<TryitHero />}
        layout="strip"
        tone="blush"
        actions={
          <>
            <Button href="#products" size="large">
              {tryit.choose}
            </Button>
            <ContactButton look="secondary" size="large">
              {tryit.help}
            </ContactButton>
          </>
        }
      />
      <TrialSteps />
      <TrialCards />
      <FreeEmails />
      <AfterTrial />
      <Questions questions={questionsOf(page)} tone="card" />
      <NextStep
        title={tryit.nextTitle}
        text={format(tryit.nextText, language, { minutes: company.meetingMinutes })}
        tone="mustard"
        actions={<MeetingButton size="large" />}
      />
    </>
  );
}

import { company } from '#content/catalogue/company.ts';
import { trial } from '#content/catalogue/trial.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { TryitHero } from '#ui/art/heroes/tryit.tsx';
import { Button } from '#ui/button.tsx';
import { ContactButton } from '#ui/links/contact-button.tsx';
import { MeetingButton } from '#ui/links/meeting-button.tsx';
import { Hero } from '#ui/sections/hero.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { Questions } from '#ui/sections/questions.tsx';
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

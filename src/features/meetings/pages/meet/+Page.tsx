import { company } from '#content/catalogue/company.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { MeetHero } from '#ui/art/heroes/meet.tsx';
import { CalendarIcon } from '#ui/icons.tsx';
import { ButtonLink } from '#ui/links/button-link.tsx';
import { MeetingButton } from '#ui/links/meeting-button.tsx';
import { Hero } from '#ui/sections/hero.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { MeetingSteps } from './meeting-steps.tsx';
import { ReadyMessage } from './ready-message.tsx';
import { SupportWeek } from './support-week.tsx';

export default function Page() {
  const { words, language } = usePage();
  const { meet } = words;
  return (
    <>
      <Hero
        layout="mirror"
        tone="blush"
        title={meet.headline}
        lead={format(meet.lead, language, { minutes: company.meetingMinutes })}
        picture={<MeetHero />}
        actions={
          <MeetingButton size="large" icon={<CalendarIcon />}>
            {meet.book}
          </MeetingButton>
        }
      />
      <MeetingSteps />
      <ReadyMessage />
      <SupportWeek />
      <NextStep
        tone="ice"
        title={meet.nextTitle}
        text={format(meet.nextText, language, { days: company.trialDays })}
        actions={
          <>
            <ButtonLink to="/pitch" size="large">
              {meet.pitch}
            </ButtonLink>
            <ButtonLink to="/tryit" look="secondary" size="large">
              {meet.try}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}

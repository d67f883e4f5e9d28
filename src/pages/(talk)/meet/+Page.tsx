import { MeetHero } from '#components/art/heroes/meet.tsx';
import { Hero } from '#components/sections/hero.tsx';
import { NextStep } from '#components/sections/next-step.tsx';
import { ButtonLink } from '#components/shell/button-link.tsx';
import { MeetingButton } from '#components/shell/meeting-button.tsx';
import { CalendarIcon } from '#components/ui/icons.tsx';
import { company } from '#content/catalogue/company.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
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

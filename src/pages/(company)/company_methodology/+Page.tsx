import { company } from '#content/catalogue/company.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { MethodologyHero } from '#ui/art/heroes/methodology.tsx';
import { ButtonLink } from '#ui/links/button-link.tsx';
import { MeetingButton } from '#ui/links/meeting-button.tsx';
import { Hero } from '#ui/sections/hero.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { MonthOfMeetings } from './month-of-meetings.tsx';
import { Pillars } from './pillars.tsx';

export default function Page() {
  const { words, language } = usePage();
  const { companyMethodology } = words;
  const { next } = companyMethodology;
  return (
    <>
      <Hero title={companyMethodology.headline} lead={companyMethodology.lead} picture={<MethodologyHero />} />
      <MonthOfMeetings />
      <Pillars />
      <NextStep
        title={next.title}
        text={format(next.text, language, { minutes: company.meetingMinutes })}
        actions={
          <>
            <MeetingButton size="large" />
            <ButtonLink to="/service_developing" anchor="Price" look="secondary" size="large">
              {next.development}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}

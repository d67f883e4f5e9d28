import { MethodologyHero } from '#components/art/heroes/methodology.tsx';
import { Hero } from '#components/sections/hero.tsx';
import { NextStep } from '#components/sections/next-step.tsx';
import { ButtonLink } from '#components/shell/button-link.tsx';
import { MeetingButton } from '#components/shell/meeting-button.tsx';
import { company } from '#content/catalogue/company.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
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

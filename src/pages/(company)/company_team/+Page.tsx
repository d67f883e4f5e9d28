import { TeamHero } from '#components/art/heroes/team.tsx';
import { Hero } from '#components/sections/hero.tsx';
import { NextStep } from '#components/sections/next-step.tsx';
import { ButtonLink } from '#components/shell/button-link.tsx';
import { ContactButton } from '#components/shell/contact-button.tsx';
import { team } from '#content/catalogue/team.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
import { People } from './people.tsx';

export default function Page() {
  const { words, language } = usePage();
  const { companyTeam } = words;
  const { next } = companyTeam;
  return (
    <>
      <Hero
        title={format(companyTeam.headline, language, { count: team.length })}
        lead={companyTeam.lead}
        picture={<TeamHero />}
        layout="strip"
        tone="ice"
      />
      <People />
      <NextStep
        title={next.title}
        text={next.text}
        tone="mustard"
        actions={
          <>
            <ButtonLink to="/company_work" size="large">
              {next.work}
            </ButtonLink>
            <ContactButton look="secondary" size="large" />
          </>
        }
      />
    </>
  );
}

import { team } from '#content/catalogue/team.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { TeamHero } from '#ui/art/heroes/team.tsx';
import { ButtonLink } from '#ui/links/button-link.tsx';
import { ContactButton } from '#ui/links/contact-button.tsx';
import { Hero } from '#ui/sections/hero.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
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

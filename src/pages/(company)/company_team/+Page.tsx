import { team } from '#content/catalogue/company.ts';
import { hasExamples } from '#content/catalogue/references.ts';
import { withHead } from '#platform/page/head.ts';
import { usePage } from '#platform/page/page.ts';
import { pageName } from '#platform/page/page-name.ts';
import { format } from '#site/message.ts';
import { type RoutePath, routeOf } from '#site/routes.ts';
import { TeamHero } from '#ui/art/heroes/company.tsx';
import { Portrait } from '#ui/art/portrait.tsx';
import { classNames } from '#ui/class-names.ts';
import { columns, muted } from '#ui/layout.ts';
import { ButtonLink, ContactButton, SiteLink } from '#ui/links.tsx';
import { breakable, semibold, size4, target } from '#ui/look.ts';
import { joined } from '#ui/page-look.ts';
import { Hero } from '#ui/sections/hero.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { Section } from '#ui/sections/section.tsx';
import style from './page.module.css';

export default withHead(({ words }) => words.companyTeam, Page);

function Page() {
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
        picture={<TeamHero />}
        strip
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

/** Everyone, with a portrait, their work, and the page about it. */
function People() {
  const { words, language } = usePage();
  const { list } = words.companyTeam;
  return (
    <Section id="people" title={list.title} lead={hasExamples(team) && words.sections.placeholderNote} tone="card">
      <ul className={columns(0, { small: 2 }, classNames(joined, style.people))}>
        {team.map(({ id, role, description }) => {
          const page = pageOfMember(id);
          return (
            <li key={id}>
              <Portrait seed={id} />
              <div className={classNames(breakable, style.words)}>
                <h3 className={size4}>{role[language]}</h3>
                <p className={muted}>{description[language]}</p>
                {page && (
                  <p className={style.more}>
                    {list.more}{' '}
                    <SiteLink to={page} className={classNames(target, semibold)}>
                      {pageName(routeOf(page), words)}
                    </SiteLink>
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

const pages: Readonly<Record<string, RoutePath>> = {
  executive: '/company_investors',
  operations: '/company_about',
  engineering: '/development',
  projects: '/company_methodology',
  requirements: '/service_requirements',
  design: '/service_design',
  frontend: '/service_developing',
  backend: '/development/api',
  testing: '/service_testing',
  support: '/service_support',
};

/** The section of the site about a person's work, if there is one. */
function pageOfMember(id: string): RoutePath | undefined {
  return pages[id];
}

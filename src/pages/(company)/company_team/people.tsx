import { team } from '#content/catalogue/team.ts';
import { usePage } from '#platform/page/page.ts';
import { pageName } from '#platform/page/page-name.ts';
import { routeOf } from '#site/routes.ts';
import { Portrait } from '#ui/art/portrait.tsx';
import { SiteLink } from '#ui/links/site-link.tsx';
import { Section } from '#ui/sections/section.tsx';
import { PlaceholderNote } from '../placeholder-note.tsx';
import { pageOfMember } from './page-of-member.ts';
import style from './people.module.css';

/** Everyone, with a portrait, what they do, and the page that tells of it. */
export function People() {
  const { words, language } = usePage();
  const { list } = words.companyTeam;
  return (
    <Section id="people" title={list.title} tone="card">
      <ul className={style.people}>
        {team.map(({ id, role, description }) => {
          const page = pageOfMember(id);
          return (
            <li key={id}>
              <Portrait seed={id} />
              <div className={style.words}>
                <h3>{role[language]}</h3>
                <p className={style.text}>{description[language]}</p>
                {page && (
                  <p className={style.more}>
                    {list.more} <SiteLink to={page}>{pageName(routeOf(page), words)}</SiteLink>
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <PlaceholderNote of={team} />
    </Section>
  );
}

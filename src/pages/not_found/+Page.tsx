import { withHead } from '#platform/page/head.ts';
import { usePage } from '#platform/page/page.ts';
import type { RoutePath } from '#site/routes.ts';
import { NotFoundHero } from '#ui/art/heroes/start.tsx';
import { row } from '#ui/layout.ts';
import { ButtonLink, SiteLink } from '#ui/links.tsx';
import { target } from '#ui/look.ts';
import { Notice } from '#ui/sections/notice.tsx';
import style from './not-found.module.css';

const suggestions = ['/products', '/development', '/service_support', '/contact'] as const satisfies RoutePath[];

export default withHead(({ words }) => words.notFound, Page);

function Page() {
  const { notFound, names } = usePage().words;
  return (
    <Notice picture={<NotFoundHero />} title={notFound.headline}>
      <p>{notFound.text}</p>
      <Notice.Actions>
        <ButtonLink to="/">{notFound.goHome}</ButtonLink>
      </Notice.Actions>
      <nav aria-labelledby="instead">
        <h2 id="instead" className={style.heading}>
          {notFound.instead}
        </h2>
        <ul className={row(0, style.links)}>
          {suggestions.map((path) => (
            <li key={path}>
              <SiteLink to={path} className={target}>
                {names[path]}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </Notice>
  );
}

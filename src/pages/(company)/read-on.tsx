import type { RoutePath } from '#site/routes.ts';
import { SiteLink } from '#ui/links.tsx';
import style from './read-on.module.css';

/** Below what a section shows: the page that tells more of it. */
export function ReadOn({ to, children }: { readonly to: RoutePath; readonly children: string }) {
  return (
    <p className={style.link}>
      <SiteLink to={to}>{children}</SiteLink>
    </p>
  );
}

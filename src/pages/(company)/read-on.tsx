import type { RoutePath } from '#site/routes.ts';
import { SiteLink } from '#ui/links.tsx';
import style from './read-on.module.css';

/** Below a section: a link to the page with more about it. */
export function ReadOn({ to, children }: { readonly to: RoutePath; readonly children: string }) {
  return (
    <p className={style.link}>
      <SiteLink to={to}>{children}</SiteLink>
    </p>
  );
}

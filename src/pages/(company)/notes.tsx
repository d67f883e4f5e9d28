import type { RoutePath } from '#site/routes.ts';
import { SiteLink } from '#ui/links.tsx';
import style from './notes.module.css';

/** Below a section: a link to the page with more about it. */
export function ReadOn({ to, children }: { readonly to: RoutePath; readonly children: string }) {
  return (
    <p className={style.readOn}>
      <SiteLink to={to}>{children}</SiteLink>
    </p>
  );
}

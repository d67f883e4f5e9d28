import type { RoutePath } from '#site/routes.ts';
import { classNames } from '#ui/class-names.ts';
import { SiteLink } from '#ui/links.tsx';
import { semibold, target } from '#ui/look.ts';
import style from './notes.module.css';

/** Below a section: a link to the page with more about it. */
export function ReadOn({ to, children }: { readonly to: RoutePath; readonly children: string }) {
  return (
    <p className={classNames(semibold, style.readOn)}>
      <SiteLink to={to} className={target}>
        {children}
      </SiteLink>
    </p>
  );
}

import { usePage } from '#platform/page/page.ts';
import type { RoutePath } from '#site/routes.ts';
import { note } from '#ui/layout.ts';
import { SiteLink } from '#ui/links.tsx';
import style from './notes.module.css';

/** Explains why no names are shown, as long as any of these is a placeholder. */
export function PlaceholderNote({ of }: { readonly of: readonly { readonly placeholder: boolean }[] }) {
  const { words } = usePage();
  if (!of.some(({ placeholder }) => placeholder)) return null;
  return <p className={`${note} ${style.note}`}>{words.sections.placeholderNote}</p>;
}

/** Below a section: a link to the page with more about it. */
export function ReadOn({ to, children }: { readonly to: RoutePath; readonly children: string }) {
  return (
    <p className={style.readOn}>
      <SiteLink to={to}>{children}</SiteLink>
    </p>
  );
}

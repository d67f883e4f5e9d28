import { usePage } from '#platform/page/page.ts';
import { note } from '#ui/layout.ts';
import style from './placeholder-note.module.css';

/** Explains why no names are shown, as long as any of these is a placeholder. */
export function PlaceholderNote({ of }: { readonly of: readonly { readonly placeholder: boolean }[] }) {
  const { words } = usePage();
  if (!of.some(({ placeholder }) => placeholder)) return null;
  return <p className={`${note} ${style.note}`}>{words.sections.placeholderNote}</p>;
}

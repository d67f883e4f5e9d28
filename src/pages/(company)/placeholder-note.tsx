import { usePage } from '#platform/page/page.ts';
import style from './placeholder-note.module.css';

/** Why nobody is named, as long as anything stands in for one of these. */
export function PlaceholderNote({ of }: { readonly of: readonly { readonly placeholder: boolean }[] }) {
  const { words } = usePage();
  if (!of.some(({ placeholder }) => placeholder)) return null;
  return <p className={style.note}>{words.sections.placeholderNote}</p>;
}

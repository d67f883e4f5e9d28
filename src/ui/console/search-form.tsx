import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import { Button } from '../button.tsx';
import { HiddenValues } from '../hidden-values.tsx';
import { TextField } from '../text-field.tsx';
import style from './search-form.module.css';

interface Props {
  /** As it was typed. */
  readonly q: string;
  readonly words: { readonly search: string; readonly searchHint: string; readonly look: string };
  /** What else the address says: the view, and what it is narrowed down to. */
  readonly place: Readonly<Record<string, string>>;
}

/** By get, so that a search can be kept and shared within the team. */
export function SearchForm({ q, words: { search, searchHint, look }, place }: Props) {
  const { language } = usePage();
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than some browsers that the site works in
    <form method="get" action={href('/staff', language)} className={style.search} role="search">
      <TextField
        id="q"
        name="q"
        type="search"
        label={search}
        hint={searchHint}
        defaultValue={q}
        autoComplete="off"
        maxLength={200}
        spellCheck={false}
      />
      <HiddenValues values={place} />
      <Button type="submit">{look}</Button>
    </form>
  );
}

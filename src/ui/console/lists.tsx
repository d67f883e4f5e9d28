import type { ReactNode } from 'react';
import type { ListEnds } from '#platform/contracts/staff.ts';
import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import { format } from '#site/message.ts';
import { recordPlace, type StaffPlace, staffHref } from '#site/staff.ts';
import { centeredRow, line, row } from '#ui/layout.ts';
import box from '../box-link.module.css';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { controlClass } from '../field.tsx';
import { HiddenValues } from '../hidden-fields.tsx';
import { SearchIcon } from '../icons.tsx';
import { figures } from '../look.ts';
import style from './filter.module.css';

interface Choice {
  readonly href: string;
  readonly label: string;
  readonly count?: string | undefined;
  readonly isCurrent: boolean;
}

/** Filters a view: links, each to the view with that filter. */
export function Filter({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav aria-label={label}>
      <ul className={row(0, style.filter)}>
        {choices.map(({ href, label: words, count, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'true' : undefined}>
              {words}
              {count !== undefined && <span> {count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface Props {
  readonly place: StaffPlace;
  /** From 1, which is the newest. */
  readonly page: number;
  readonly hasOlder: boolean;
  /** Cursors of this page, if pages are found by cursor and not by number. */
  readonly ends?: ListEnds | undefined;
  /** Labels for lists whose next page is not older. */
  readonly labels?: { readonly newer: string; readonly older: string } | undefined;
}

export function Pager({ place, page, hasOlder, ends, labels }: Props) {
  const { language } = usePage();
  // The first page always shows the newest.
  const newerHref = staffHref(language, { ...place, page: page - 1, before: page > 2 ? ends?.first : undefined });
  const olderHref = staffHref(language, { ...place, page: page + 1, after: ends?.last });
  return (
    <PageLinks
      page={page}
      newer={page > 1 ? newerHref : undefined}
      older={hasOlder ? olderHref : undefined}
      labels={labels}
    />
  );
}

interface PageLinksProps extends Pick<Props, 'page' | 'labels'> {
  /** The addresses of the other pages, as far as there are any. */
  readonly newer: string | undefined;
  readonly older: string | undefined;
}

export function PageLinks({ page, newer, older, labels }: PageLinksProps) {
  const { words, language } = usePage();
  const { pages } = words.staff;
  if (!newer && !older) return null;
  return (
    <nav aria-label={pages.label} className={centeredRow(3)}>
      {newer && (
        <Button look="secondary" size="small" href={newer}>
          {(labels ?? pages).newer}
        </Button>
      )}
      <span>{format(pages.page, language, { page })}</span>{' '}
      {older && (
        <Button look="secondary" size="small" href={older}>
          {(labels ?? pages).older}
        </Button>
      )}
    </nav>
  );
}

interface SearchFormProps {
  /** The search text as it was typed. */
  readonly q: string;
  readonly words: { readonly search: string; readonly searchHint: string; readonly look: string };
  /** The other parameters of the URL: the view, and its filters. */
  readonly place: Readonly<Record<string, string>>;
}

/** By GET, so that a search can be bookmarked and shared within the team. */
export function SearchForm({ q, words: { search, searchHint, look }, place }: SearchFormProps) {
  const { language } = usePage();
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than some browsers that the site works in
    <form method="get" action={href('/staff', language)} className={line(2, style.search)} role="search">
      <label htmlFor="q" className="visually-hidden">
        {search}
      </label>
      <input
        id="q"
        name="q"
        type="search"
        placeholder={searchHint}
        defaultValue={q}
        autoComplete="off"
        maxLength={200}
        spellCheck={false}
        className={controlClass({})}
      />
      <HiddenValues values={place} />
      <Button type="submit" look="secondary" icon={<SearchIcon />} aria-label={look} />
    </form>
  );
}

/** The name of a row, which makes the whole row clickable. */
export function RowLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a href={href} className={classNames(style.link, box.boxLink)}>
      {children}
    </a>
  );
}

interface RecordLinkProps {
  readonly reference: string;
  /** Instead of the reference, which is added for those who cannot see the row. */
  readonly children?: ReactNode;
}

/** Links to the ticket, the order, the quote or the meeting of this reference; anything else is plain text. */
export function ReferenceLink({ reference, children }: RecordLinkProps) {
  const { language } = usePage();
  const place = recordPlace(reference);
  if (!place) return children ?? reference;
  return (
    <a href={staffHref(language, place)} className={children ? style.name : classNames(figures, style.reference)}>
      {children ?? reference}
      {children && <span className="visually-hidden"> {reference}</span>}
    </a>
  );
}

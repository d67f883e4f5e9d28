import type { ListEnds } from '#platform/contracts/staff.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { type StaffPlace, staffHref } from '#site/staff.ts';
import { Button } from '../button.tsx';
import style from './pager.module.css';

interface Props {
  readonly place: StaffPlace;
  /** From 1, which is the newest. */
  readonly page: number;
  readonly hasOlder: boolean;
  /** Of this page, where the others are found by them and not by counting. */
  readonly ends?: ListEnds | undefined;
  /** Where the next page is not older. */
  readonly labels?: { readonly newer: string; readonly older: string } | undefined;
}

export function Pager({ place, page, hasOlder, ends, labels }: Props) {
  const { words, language } = usePage();
  const { label, page: pageWords } = words.staff.pages;
  const { newer, older } = labels ?? words.staff.pages;
  if (page === 1 && !hasOlder) return null;
  // The first page is what is newest whenever it is opened.
  const newerHref = staffHref(language, { ...place, page: page - 1, before: page > 2 ? ends?.first : undefined });
  const olderHref = staffHref(language, { ...place, page: page + 1, after: ends?.last });
  return (
    <nav aria-label={label} className={style.pager}>
      {page > 1 && (
        <Button look="secondary" size="small" href={newerHref}>
          {newer}
        </Button>
      )}
      <span>{format(pageWords, language, { page })}</span>
      {hasOlder && (
        <Button look="secondary" size="small" href={olderHref}>
          {older}
        </Button>
      )}
    </nav>
  );
}

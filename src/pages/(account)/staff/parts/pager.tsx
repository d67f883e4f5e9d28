import { Button } from '#components/ui/button.tsx';
import { type StaffPlace, staffHref } from '#site/account/staff-address.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
import style from './pager.module.css';

interface Props {
  readonly place: StaffPlace;
  /** From 1, which is the newest. */
  readonly page: number;
  readonly hasOlder: boolean;
  /** Where the next page is not older. */
  readonly labels?: { readonly newer: string; readonly older: string } | undefined;
}

export function Pager({ place, page, hasOlder, labels }: Props) {
  const { words, language } = usePage();
  const { label, page: pageWords } = words.staff.pages;
  const { newer, older } = labels ?? words.staff.pages;
  if (page === 1 && !hasOlder) return null;
  const to = (number: number) => staffHref(language, { ...place, page: number });
  return (
    <nav aria-label={label} className={style.pager}>
      {page > 1 && (
        <Button look="secondary" size="small" href={to(page - 1)}>
          {newer}
        </Button>
      )}
      <span>{format(pageWords, language, { page })}</span>
      {hasOlder && (
        <Button look="secondary" size="small" href={to(page + 1)}>
          {older}
        </Button>
      )}
    </nav>
  );
}

import { staffHref } from '#site/account/staff-address.ts';
import { usePage } from '#site/page.ts';
import style from './ticket-link.module.css';

export function QuoteLink({ reference }: { reference: string }) {
  const { language } = usePage();
  return (
    <a href={staffHref(language, { view: 'quote', quote: reference })} className={style.reference}>
      {reference}
    </a>
  );
}

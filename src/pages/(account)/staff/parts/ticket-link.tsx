import { staffHref } from '#site/account/staff-address.ts';
import { usePage } from '#site/page.ts';
import style from './ticket-link.module.css';

export function TicketLink({ reference }: { reference: string }) {
  const { language } = usePage();
  return (
    <a href={staffHref(language, { view: 'ticket', ticket: reference })} className={style.reference}>
      {reference}
    </a>
  );
}

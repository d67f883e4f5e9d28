import { staffHref } from '#site/account/staff-address.ts';
import { usePage } from '#site/page.ts';
import style from './ticket-link.module.css';

export function PaymentLink({ reference }: { reference: string }) {
  const { language } = usePage();
  return (
    <a href={staffHref(language, { view: 'payment', payment: reference })} className={style.reference}>
      {reference}
    </a>
  );
}

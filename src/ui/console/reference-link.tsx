import { usePage } from '#platform/page/page.ts';
import { type StaffPlace, staffHref } from '#site/staff.ts';
import style from './reference-link.module.css';

/** Leads to the ticket, the order or the quote that it names; of anything else it is the name alone. */
export function ReferenceLink({ reference }: { reference: string }) {
  const { language } = usePage();
  const place = placeOf(reference);
  if (!place) return reference;
  return (
    <a href={staffHref(language, place)} className={style.reference}>
      {reference}
    </a>
  );
}

function placeOf(reference: string): StaffPlace | undefined {
  if (reference.startsWith('H-')) return { view: 'ticket', ticket: reference };
  if (reference.startsWith('P-')) return { view: 'payment', payment: reference };
  return reference.startsWith('Q-') ? { view: 'quote', quote: reference } : undefined;
}

import { Button } from '#components/ui/button.tsx';
import type { StaffView } from '#site/account/staff.ts';
import { staffHref } from '#site/account/staff-address.ts';
import { usePage } from '#site/page.ts';
import style from './views.module.css';

type EmptyKind = Extract<StaffView['kind'], 'quotes'>;

/** Nothing of the kind exists yet; the page says so, and where the like of it comes in meanwhile. */
export function EmptyView({ kind }: { kind: EmptyKind }) {
  const { words, language } = usePage();
  const { staff } = words;
  return (
    <section className={style.part}>
      <h2>{staff.views[kind]}</h2>
      <div className={style.panel}>
        <p>{staff[kind].text}</p>
        <p>{staff[kind].meanwhile}</p>
        <Button look="secondary" href={staffHref(language)}>
          {staff.views.tickets}
        </Button>
      </div>
    </section>
  );
}

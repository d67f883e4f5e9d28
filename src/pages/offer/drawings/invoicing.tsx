import { usePage } from '#platform/page/page.ts';
import { classNames } from '#ui/class-names.ts';
import { SuccessIcon } from '#ui/icons.tsx';
import { headline, semibold } from '#ui/look.ts';
import style from './invoicing.module.css';

/** An invoice as a sheet of paper, with its stamp. */
export function InvoicingSpecimen() {
  const { document, rows, stamp } = usePage().words.quickServices.invoicing.example;
  return (
    <div className={style.paper}>
      <p className={style.head}>{document}</p>
      <dl>
        {rows.map(({ name, text }) => (
          <div key={name}>
            <dt className={semibold}>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={classNames(headline, style.stamp)}>
        <SuccessIcon /> {stamp}
      </p>
    </div>
  );
}

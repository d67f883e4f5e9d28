import { usePage } from '#platform/page/page.ts';
import { columns, stack } from '#ui/layout.ts';
import style from './approval.module.css';
import { Sample } from './sample.tsx';

/** Pugobox: the stations of a document, and the one time that it goes back. */
export function Approval() {
  const { diagram } = usePage().words.productPages.pugobox;
  return (
    <Sample caption={diagram.caption}>
      <ol className={columns(6, { wide: 4 }, style.path)}>
        {diagram.stations.map(({ title, who, text }, index) => (
          <li key={title} className={stack(3)}>
            <div className={stack(2, style.station)}>
              <p className={style.who}>{who}</p>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            {index === 1 && (
              <p className={style.back}>
                {diagram.back}
                <span aria-hidden="true"> ↩ </span>
                <strong>{diagram.forward}</strong>
              </p>
            )}
          </li>
        ))}
      </ol>
    </Sample>
  );
}

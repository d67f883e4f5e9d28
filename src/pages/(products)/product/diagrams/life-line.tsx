import { usePage } from '#platform/page/page.ts';
import style from './life-line.module.css';
import { Sample } from './sample.tsx';

/** Proposals: the days of one quote, from sent to accepted. */
export function LifeLine() {
  const { diagram } = usePage().words.productPages.proposals;
  return (
    <Sample caption={diagram.caption}>
      <ol className={style.line}>
        {diagram.moments.map(({ when, title, text }) => (
          <li key={title}>
            <p className={style.when}>{when}</p>
            <span className={style.node} aria-hidden="true" />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Sample>
  );
}

import { usePage } from '#platform/page/page.ts';
import { stack } from '#ui/layout.ts';
import { Entry } from '#ui/sections/entry.tsx';
import style from './life-line.module.css';
import { Sample } from './sample.tsx';

/** Proposals: the days of one quote, from sent to accepted. */
export function LifeLine() {
  const { diagram } = usePage().words.productPages.proposals;
  return (
    <Sample caption={diagram.caption}>
      <ol className={stack(0, style.line)}>
        {diagram.moments.map((moment) => (
          <li key={moment.title}>
            <p className={style.when}>{moment.when}</p>
            <span className={style.node} aria-hidden="true" />
            <Entry of={moment} />
          </li>
        ))}
      </ol>
    </Sample>
  );
}

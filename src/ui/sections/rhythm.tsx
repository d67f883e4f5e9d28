import { usePage } from '#platform/page/page.ts';
import style from './rhythm.module.css';

/** Three months of four weeks: enough to see what comes back when. */
const weeks = Array.from({ length: 12 }, (_, index) => index + 1);

const kinds = ['weekly', 'monthly', 'lessons'] as const;

const happens: Readonly<Record<(typeof kinds)[number], (week: number) => boolean>> = {
  weekly: () => true,
  monthly: (week) => week % 4 === 0,
  lessons: (week) => week === weeks.length,
};

/** When people meet in a project of twelve weeks. The list beside it says the same in words. */
export function Rhythm() {
  const { rhythm } = usePage().words.home.shared;
  return (
    <div className={style.rhythm} role="img" aria-label={rhythm.label}>
      {kinds.map((kind) => (
        <div key={kind} className={style.row}>
          <span className={style.name}>{rhythm[kind]}</span>
          <span className={style.weeks}>
            {weeks.map((week) => (
              <span key={week} className={happens[kind](week) ? style[kind] : undefined} />
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}

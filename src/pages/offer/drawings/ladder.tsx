import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { stack } from '#ui/layout.ts';
import style from './ladder.module.css';
import { Sample } from './sample.tsx';

/** Days before (below zero) or after the due date, in the order of the words. */
const days = [-5, -1, 0, 3, 10, 20] as const;

/** Collectio: reminders around a due date, each one step higher. */
export function Ladder() {
  const { words, language } = usePage();
  const { diagram } = words.productPages.collectio;
  const when = (day: number) =>
    day === 0 ? diagram.due : format(day < 0 ? diagram.before : diagram.after, language, { days: Math.abs(day) });
  return (
    <Sample caption={diagram.caption}>
      <ol className={stack(0, style.ladder)}>
        {days.map((day, index) => (
          <li key={day} className={day === 0 ? style.due : day < 0 ? style.before : style.after}>
            <p className={style.when}>{when(day)}</p>
            <h3>{diagram.steps[index]?.title}</h3>
            <p>{diagram.steps[index]?.text}</p>
          </li>
        ))}
      </ol>
    </Sample>
  );
}

import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Badge } from '#ui/badge.tsx';
import { columns, stack } from '#ui/layout.ts';
import style from './board.module.css';
import { Bar, Sample } from './sample.tsx';

/** In the order of the words: the column of each task, and its hours. */
const tasks = [
  { column: 0, spent: 0, planned: 6 },
  { column: 0, spent: 0, planned: 4 },
  { column: 1, spent: 11, planned: 8 },
  { column: 1, spent: 3, planned: 10 },
  { column: 2, spent: 14, planned: 16 },
  { column: 2, spent: 3, planned: 3 },
] as const;

const sum = (key: 'spent' | 'planned') => tasks.reduce((hours, task) => hours + task[key], 0);

/** Grumpyturtle: three columns of tasks with the hours that were planned and spent. */
export function Board() {
  const { words, language } = usePage();
  const { diagram } = words.productPages.grumpyturtle;
  return (
    <Sample caption={diagram.caption}>
      <div className={columns(4, { medium: 3 })}>
        {diagram.columns.map((column, at) => (
          <div key={column} className={style.column}>
            <h3>{column}</h3>
            <ul className={stack(3)}>
              {tasks.map((task, index) =>
                task.column === at ? <Task key={diagram.tasks[index]} {...task} title={diagram.tasks[index]} /> : null,
              )}
            </ul>
          </div>
        ))}
      </div>
      <p className={style.total}>{format(diagram.total, language, { spent: sum('spent'), planned: sum('planned') })}</p>
    </Sample>
  );
}

function Task({ title, spent, planned }: { title: string | undefined; spent: number; planned: number }) {
  const { words, language } = usePage();
  const { hours, over } = words.productPages.grumpyturtle.diagram;
  const late = spent > planned;
  return (
    <li className={stack(2, style.task)}>
      <h4>{title}</h4>
      <Bar value={(100 * spent) / planned} colour={late ? 'vermilion' : 'forest'} />
      <p>{format(hours, language, { spent, planned })}</p>
      {late && <Badge tone="danger">{over}</Badge>}
    </li>
  );
}

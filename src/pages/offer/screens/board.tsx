import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { AppWindow, DrawnButton, People, Pill } from '#ui/app-window.tsx';
import { Portrait } from '#ui/art/portrait.tsx';
import { Bar } from '#ui/bar.tsx';
import { BoardIcon, ChartIcon, ClockIcon, PeopleIcon, PlusIcon, TilesIcon } from '#ui/icons.tsx';
import { columns, line, stack } from '#ui/layout.ts';
import style from './board.module.css';

/** In the order of the words: the column of each task, its kind, who has it, and its hours. */
const tasks = [
  { column: 0, kind: 0, person: 'Ana', spent: 0, planned: 6 },
  { column: 0, kind: 1, person: 'Luis', spent: 0, planned: 4 },
  { column: 0, kind: 2, person: 'Zoe', spent: 0, planned: 5 },
  { column: 1, kind: 2, person: 'Luis', spent: 11, planned: 8 },
  { column: 1, kind: 3, person: 'Mara', spent: 3, planned: 10 },
  { column: 2, kind: 3, person: 'Mara', spent: 14, planned: 16 },
  { column: 2, kind: 1, person: 'Ana', spent: 3, planned: 3 },
] as const;

const icons = [<TilesIcon key="0" />, <BoardIcon key="1" />, <ClockIcon key="2" />, <PeopleIcon key="3" />];

/** Grumpyturtle: three columns of tasks with the hours that were planned and spent. */
export function BoardScreen() {
  const { words, language } = usePage();
  const { diagram } = words.productPages.grumpyturtle;
  const sum = (key: 'spent' | 'planned') => tasks.reduce((hours, task) => hours + task[key], 0);
  const [spent, planned] = [sum('spent'), sum('planned')];
  return (
    <AppWindow
      of="grumpyturtle"
      name="Grumpyturtle"
      menu={diagram.menu.map((text, at) => ({ icon: icons[at] ?? <ChartIcon />, text }))}
      current={1}
      title={diagram.project}
      tools={
        <>
          <People seeds={['Ana', 'Luis', 'Mara', 'Zoe']} />
          <DrawnButton>
            <PlusIcon /> {diagram.newTask}
          </DrawnButton>
        </>
      }
      caption={diagram.caption}
    >
      <div className={style.total}>
        <p>{format(diagram.total, language, { spent, planned })}</p>
        <Bar value={(100 * spent) / planned} colour="sky" />
        <Pill tone="waiting">{diagram.delivery}</Pill>
      </div>
      <div className={columns(4, { medium: 3 })}>
        {diagram.columns.map((column, at) => (
          <div key={column} className={style.column}>
            <p className={style.name}>
              {column} <Pill>{tasks.filter((task) => task.column === at).length}</Pill>
            </p>
            <ul className={stack(3)}>
              {tasks.map((task, index) =>
                task.column === at ? <Task key={diagram.tasks[index]} {...task} title={diagram.tasks[index]} /> : null,
              )}
            </ul>
          </div>
        ))}
      </div>
    </AppWindow>
  );
}

function Task({ title, ...task }: (typeof tasks)[number] & { title: string | undefined }) {
  const { words, language } = usePage();
  const { hours, over, kinds } = words.productPages.grumpyturtle.diagram;
  const { spent, planned, kind, person } = task;
  const late = spent > planned;
  return (
    <li className={stack(2, style.task)}>
      <p className={style.kind}>{kinds[kind]}</p>
      <p className={style.title}>{title}</p>
      <Bar value={(100 * spent) / planned} colour={late ? 'vermilion' : 'forest'} />
      <div className={line(2, style.foot)}>
        <span>{format(hours, language, { spent, planned })}</span>
        {late && <Pill tone="late">{over}</Pill>}
        <Portrait seed={person} size={24} />
      </div>
    </li>
  );
}

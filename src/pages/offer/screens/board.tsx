import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { AppWindow } from '#ui/app-window/app-window.tsx';
import { DrawnButton, KindTile, People, Pill, small, wide } from '#ui/app-window/parts.tsx';
import { Portrait } from '#ui/art/portrait.tsx';
import { Bar } from '#ui/bar.tsx';
import { classNames } from '#ui/class-names.ts';
import { BoardIcon, CardIcon, ChartIcon, CheckIcon, ClockIcon, PeopleIcon, PlusIcon, TilesIcon } from '#ui/icons.tsx';
import { columns, line, stack } from '#ui/layout.ts';
import { semibold } from '#ui/look.ts';
import style from './board.module.css';

/** In the order of the words: the column of each task, its kind, who has it, and its hours. */
const tasks = [
  { column: 0, kind: 0, person: 'Ana', spent: 0, planned: 6 },
  { column: 0, kind: 1, person: 'Luis', spent: 0, planned: 4 },
  { column: 0, kind: 2, person: 'Zoe', spent: 0, planned: 5 },
  { column: 1, kind: 2, person: 'Luis', spent: 11, planned: 8 },
  { column: 1, kind: 3, person: 'Mara', spent: 3, planned: 10 },
  { column: 1, kind: 0, person: 'Zoe', spent: 2, planned: 5 },
  { column: 2, kind: 3, person: 'Mara', spent: 14, planned: 16 },
  { column: 2, kind: 1, person: 'Ana', spent: 3, planned: 3 },
  { column: 2, kind: 0, person: 'Ana', spent: 4, planned: 5 },
] as const;

/** In the order of the words: the look of each kind of task. */
const kindLooks = [
  { colour: 'ice', icon: <CheckIcon /> },
  { colour: 'mustard', icon: <PeopleIcon /> },
  { colour: 'blush', icon: <CardIcon /> },
  { colour: 'forest', icon: <TilesIcon /> },
] as const;

/** The column that a phone shows; the others are tabs there. */
const doing = 1;

const icons = [TilesIcon, BoardIcon, ClockIcon, PeopleIcon, ChartIcon];

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
      menu={diagram.menu}
      icons={icons}
      current={1}
      title={diagram.project}
      user={{ name: 'Mara', role: diagram.role }}
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
      <div className={stack(0, style.total)}>
        <p>{format(diagram.total, language, { spent, planned })}</p>
        <Bar value={(100 * spent) / planned} colour="sky" slim />
        <Pill tone="waiting">{diagram.delivery}</Pill>
      </div>
      <div className={style.tabs} aria-hidden="true">
        {diagram.columns.map((column, at) => (
          <span key={column} className={at === doing ? style.open : undefined}>
            {column} {numberIn(at)}
          </span>
        ))}
      </div>
      <div className={columns(4, { medium: 3 })}>
        {diagram.columns.map((column, at) => (
          <div key={column} className={classNames(style.column, at !== doing && wide)}>
            <p className={style.name}>
              {column} <Pill>{numberIn(at)}</Pill>
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

const numberIn = (column: number) => tasks.filter((task) => task.column === column).length;

function Task({ title, ...task }: (typeof tasks)[number] & { title: string | undefined }) {
  const { words, language } = usePage();
  const { hours, over, kinds } = words.productPages.grumpyturtle.diagram;
  const { spent, planned, kind, person } = task;
  const late = spent > planned;
  const { colour, icon } = kindLooks[kind];
  return (
    <li className={stack(3, classNames(style.task, late && style.late))}>
      <div className={line(3)}>
        <KindTile colour={colour}>{icon}</KindTile>
        <div>
          <p className={semibold}>{title}</p>
          <p className={small}>{kinds[kind]}</p>
        </div>
      </div>
      <Bar value={(100 * spent) / planned} colour={late ? 'vermilion' : 'forest'} slim />
      <div className={line(2, style.foot)}>
        <span>{format(hours, language, { spent, planned })}</span> {late && <Pill tone="late">{over}</Pill>}
        <Portrait seed={person} size={24} round />
      </div>
    </li>
  );
}

import type { ReactNode } from 'react';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { AppWindow } from '#ui/app-window/app-window.tsx';
import { DrawnButton, Panel, Pill, panes, small, title, wide } from '#ui/app-window/parts.tsx';
import { classOf } from '#ui/art/colours.ts';
import { Mark } from '#ui/art/mark.tsx';
import { disc } from '#ui/art/path.ts';
import { Picture } from '#ui/art/picture.tsx';
import { Portrait } from '#ui/art/portrait.tsx';
import { TileIcon } from '#ui/art/tile.tsx';
import { Bar } from '#ui/bar.tsx';
import { classNames } from '#ui/class-names.ts';
import { BellIcon, CheckIcon, FileIcon, PeopleIcon, PlusIcon, TilesIcon } from '#ui/icons.tsx';
import { centeredRow, line, stack } from '#ui/layout.ts';
import { apart } from '#ui/look.ts';
import style from './goals.module.css';

/** Half of the quarter is over. A goal's figure is the mean of those below it. */
const expected = 50;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** In the order of the words: how much the people of each team have achieved. */
const teams = [
  { first: 0, people: [68] },
  { first: 1, people: [52] },
  { first: 2, people: [40, 20] },
] as const;
const open = 2;
const company = mean(teams.map(({ people }) => mean(people)));

/** Ahead, on track or behind: an index of the words, and how it looks. */
const stateOf = (percent: number) => (percent > expected + 5 ? 0 : percent >= expected - 5 ? 1 : 2);
const colours = ['forest', 'sky', 'vermilion'] as const;
const tones = ['good', 'info', 'late'] as const;

const icons = [TilesIcon, CheckIcon, PeopleIcon, FileIcon, BellIcon];

/** Gogoals: the goal of a company with those of its teams and people, and one that is behind. */
export function GoalsScreen() {
  const { words, language } = usePage();
  const { diagram } = words.productPages.gogoals;
  return (
    <AppWindow
      of="gogoals"
      name="Gogoals"
      menu={diagram.menu}
      icons={icons}
      current={0}
      title={diagram.screen}
      tools={
        <span className={line(3)}>
          <span className={classNames(wide, style.expected)}>
            {format(diagram.expectedToday, language, { expected })}
          </span>
          <DrawnButton>
            <PlusIcon /> {diagram.add}
          </DrawnButton>
        </span>
      }
      flush
      caption={diagram.caption}
    >
      <div className={classNames(panes, style.panes)}>
        <div className={style.tree}>
          <Goal
            goal={{ title: diagram.company, who: diagram.companyName }}
            picture={<Mark of="gogoals" size={36} />}
            percent={company}
            look={style.company}
          />
          <ul>
            {teams.map(({ people, first }, at) => (
              <li key={first} className={at === open ? style.open : undefined}>
                <Goal
                  goal={diagram.teams[at]}
                  picture={<TileIcon seed={`team-${at}`} size={32} />}
                  percent={mean(people)}
                />
                <ul>
                  {people.map((percent, index) => {
                    const person = diagram.people[first + index];
                    return (
                      <li key={person?.title}>
                        <Goal
                          goal={person}
                          picture={<Portrait seed={person?.who ?? ''} size={28} />}
                          percent={percent}
                        />
                      </li>
                    );
                  })}
                </ul>
              </li>
            ))}
          </ul>
        </div>
        <Behind />
      </div>
    </AppWindow>
  );
}

interface GoalProps {
  readonly goal: { readonly title: string; readonly who: string } | undefined;
  readonly picture: ReactNode;
  readonly percent: number;
  readonly look?: string | undefined;
}

function Goal({ goal, picture, percent, look }: GoalProps) {
  const { words, language } = usePage();
  const { diagram } = words.productPages.gogoals;
  const state = stateOf(percent);
  return (
    <div className={classNames(style.goal, look)}>
      {picture}
      <p className={style.name}>
        <span className={style.title}>{goal?.title}</span> <span className={small}>{goal?.who}</span>
      </p>
      <span className={style.bar}>
        <Bar value={percent} mark={expected} colour={colours[state]} />
      </span>
      <strong className={style.percent}>{format(diagram.percent, language, { percent })}</strong>
      <span className={style.state}>
        <Pill tone={tones[state]}>{diagram.states[state]}</Pill>
      </span>
    </div>
  );
}

/** What the team has achieved at the end of each week, in percent. */
const weeks = [0, 8, 16, 24, 26, 27, 30];
const [left, right, bottom, top] = [8, 252, 118, 12];
const x = (week: number) => left + ((right - left) * week) / 12;
const y = (percent: number) => bottom - ((bottom - top) * percent) / 100;
const points = weeks.map((percent, week) => `${x(week)} ${y(percent).toFixed(1)}`);

/** The goal that is open: how it fell behind, and what its owner says. */
function Behind() {
  const { words, language } = usePage();
  const { diagram } = words.productPages.gogoals;
  const now = weeks.length - 1;
  const percent = mean(teams[open].people);
  return (
    <Panel className={style.behind}>
      <div>
        <p className={small}>{diagram.teams[open]?.who}</p>
        <p className={title}>{diagram.teams[open]?.title}</p>
      </div>
      <p className={centeredRow(0, style.figure)}>
        <strong>{format(diagram.percent, language, { percent })}</strong>{' '}
        <Pill tone="late">{format(diagram.gap, language, { points: expected - percent })}</Pill>
      </p>
      <div>
        <Picture width={260} height={124} look={style.chart} title={format(diagram.chart, language, { expected })}>
          <path
            className={style.grid}
            d={`M${left} ${y(50)}H${right}M${left} ${y(100)}H${right}M${left} ${bottom}H${right}`}
          />
          <path className={style.plan} d={`M${x(0)} ${y(0)}L${x(12)} ${y(100)}`} />
          <path className={style.area} d={`M${points.join('L')}V${bottom}H${left}z`} />
          <path className={style.line} d={`M${points.join('L')}`} />
          <path className={style.grid} d={`M${x(now)} ${y(percent)}V${y(expected)}`} />
          <path className={classOf('ink')} d={disc(x(now), y(expected), 4)} />
          <path className={classOf('vermilion')} d={disc(x(now), y(percent), 6)} />
        </Picture>
        <p className={line(0, classNames(small, apart))} aria-hidden="true">
          {diagram.weeks.map((week) => (
            <span key={week}>{week}</span>
          ))}
        </p>
      </div>
      <div className={stack(2, style.checkIn)}>
        <p className={line(2)}>
          <Portrait seed="Mara" size={28} round /> <strong>{diagram.checkInTitle}</strong>
        </p>
        <p>{diagram.checkIn}</p>
        <p className={centeredRow(1, apart)}>
          {diagram.confidence} <Pill tone="waiting">{diagram.level}</Pill>
        </p>
      </div>
    </Panel>
  );
}

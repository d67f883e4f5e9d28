import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Badge } from '#ui/badge.tsx';
import { Bar } from '#ui/bar.tsx';
import { centeredRow, columns } from '#ui/layout.ts';
import style from './goal-tree.module.css';
import { Sample } from './sample.tsx';

/** Half of the quarter is over. The company's figure is the mean of the three. */
const expected = 50;
const teams = [
  { percent: 68, state: 0 },
  { percent: 52, state: 1 },
  { percent: 30, state: 2 },
] as const;
const company = teams.reduce((sum, { percent }) => sum + percent, 0) / teams.length;

const colours = ['forest', 'sky', 'vermilion'] as const;
const tones = ['success', 'info', 'danger'] as const;

/** Gogoals: the goal of a company and the three that support it. */
export function GoalTree() {
  const { words, language } = usePage();
  const { diagram } = words.productPages.gogoals;
  return (
    <Sample caption={diagram.caption}>
      <div className={style.company}>
        <h3>{diagram.company}</h3>
        <Bar value={company} mark={expected} />
        <p>{format(diagram.progress, language, { percent: company, expected })}</p>
      </div>
      <ul className={columns(5, { wide: 3 }, style.teams)}>
        {teams.map(({ percent, state }, index) => (
          <li key={percent}>
            <div className={centeredRow(2, style.top)}>
              <span>{diagram.teams[index]?.who}</span>
              <Badge tone={tones[state]}>{diagram.states[state]}</Badge>
            </div>
            <h4>{diagram.teams[index]?.title}</h4>
            <Bar value={percent} mark={expected} colour={colours[state]} />
            <p>{format(diagram.progress, language, { percent, expected })}</p>
          </li>
        ))}
      </ul>
      <p className={style.checkIn}>{diagram.checkIn}</p>
    </Sample>
  );
}

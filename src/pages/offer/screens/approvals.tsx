import { usePage } from '#platform/page/page.ts';
import { numberFormat } from '#site/formatters.ts';
import { localeOf } from '#site/languages.ts';
import { AppWindow } from '#ui/app-window/app-window.tsx';
import { DrawnButton, entry, full, KindTile, list, Pill, small, step, wide } from '#ui/app-window/parts.tsx';
import { Portrait } from '#ui/art/portrait.tsx';
import { classNames } from '#ui/class-names.ts';
import {
  ArrowBackIcon,
  BellIcon,
  CalendarIcon,
  CardIcon,
  CheckIcon,
  ClockIcon,
  FileIcon,
  FlowIcon,
  SuccessIcon,
  TilesIcon,
} from '#ui/icons.tsx';
import { centeredRow, line, row, stack } from '#ui/layout.ts';
import { apart, semibold } from '#ui/look.ts';
import style from './approvals.module.css';

/** In the order of the words: the kind of each document, and how near its deadline is. */
const documents = [
  { colour: 'sky', icon: <FileIcon />, due: 'late' },
  { colour: 'mustard', icon: <CardIcon />, due: 'late' },
  { colour: 'ice', icon: <TilesIcon />, due: 'waiting' },
  { colour: 'forest', icon: <ClockIcon />, due: 'plain' },
  { colour: 'blush', icon: <CalendarIcon />, due: 'plain' },
] as const;

/** In the order of the words: what happened at each step, and who did it. A phone shows those in the middle. */
const steps = [
  { colour: 'forest', icon: <CheckIcon />, person: 'Samuel' },
  { colour: 'late', icon: <ArrowBackIcon />, person: 'Irene' },
  { colour: 'forest', icon: <CheckIcon />, person: 'Irene' },
  { colour: 'mustard', icon: <ClockIcon />, person: 'Valeria' },
  { colour: 'plain', icon: <FileIcon /> },
] as const;
const now = 3;

const icons = [SuccessIcon, FileIcon, FlowIcon, BellIcon, ClockIcon];

/** Pugobox: what waits for approval, one contract with its corrected clause, and the people it has passed. */
export function ApprovalsScreen() {
  const { diagram } = usePage().words.productPages.pugobox;
  return (
    <AppWindow
      of="pugobox"
      name="Pugobox"
      menu={diagram.menu}
      icons={icons}
      waiting={documents.length}
      current={0}
      title={diagram.documents[0]?.title ?? ''}
      user={{ name: 'Valeria', role: diagram.role }}
      tools={
        <>
          <Pill tone="info">{diagram.version}</Pill>{' '}
          <span className={wide}>
            <Pill>{diagram.before}</Pill>
          </span>
        </>
      }
      flush
      caption={diagram.caption}
    >
      <div className={stack(0, style.panes)}>
        <div className={classNames(list, full)}>
          <p className={entry}>
            <strong>{diagram.queue}</strong>
          </p>
          <ul>
            {documents.map(({ colour, icon, due }, at) => (
              <li
                key={diagram.documents[at]?.title}
                className={classNames(line(3, entry), style.document, at === 0 && style.open)}
              >
                <KindTile colour={colour}>{icon}</KindTile>
                <div>
                  <p className={semibold}>{diagram.documents[at]?.title}</p>
                  <p className={centeredRow(0, classNames(small, style.about))}>
                    {diagram.documents[at]?.about} <Pill tone={due}>{diagram.documents[at]?.due}</Pill>
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <div className={style.desk}>
          <Contract />
          <p className={classNames(line(3), style.comment)}>
            <Portrait seed="Irene" size={28} round />
            <span>
              <strong>Irene</strong> {diagram.comment}
            </span>{' '}
            <Pill tone="good">{diagram.fixed}</Pill>
          </p>
        </div>
        <div className={classNames(stack(3), style.chain)}>
          <p className={classNames(semibold, wide)}>{diagram.chain}</p>
          <ol>
            {steps.map(({ colour, icon, ...done }, at) => (
              <li
                key={diagram.steps[at]?.title}
                className={classNames(step, at === now && style.now, Math.abs(at - 2) > 1 && wide)}
              >
                <KindTile colour={colour} round>
                  {icon}
                </KindTile>
                <div>
                  <p className={semibold}>{diagram.steps[at]?.title}</p>
                  <p>
                    {'person' in done && `${done.person}, `}
                    {diagram.steps[at]?.who}
                  </p>
                  <p className={classNames(small, style.text)}>{diagram.steps[at]?.text}</p>
                </div>
              </li>
            ))}
          </ol>
          <p className={row(2)}>
            <DrawnButton>
              <CheckIcon /> {diagram.approve}
            </DrawnButton>
            <DrawnButton look="secondary">{diagram.back}</DrawnButton>
          </p>
        </div>
      </div>
    </AppWindow>
  );
}

const quantities = [1200, 3000, 240] as const;

/** The sheet of paper: clause 4 has its old number of days crossed out. */
function Contract() {
  const { words, language } = usePage();
  const { paper, version } = words.productPages.pugobox.diagram;
  const number = numberFormat(localeOf(language));
  return (
    <div className={stack(2, style.paper)}>
      <p className={line(3, classNames(apart, style.letterhead))}>
        <strong>{paper.title}</strong> <span>{version}</span>
      </p>
      <p>{paper.text}</p>
      <table className={classNames(style.table, wide)}>
        <thead>
          <tr>
            <th scope="col">{paper.product}</th>
            <th scope="col">{paper.units}</th>
          </tr>
        </thead>
        <tbody>
          {paper.goods.map((name, at) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{number.format(quantities[at] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <strong>{paper.clause}</strong>
      </p>
      <p className={style.changed}>
        <del>{paper.before}</del> <ins>{paper.after}</ins> {paper.since}
      </p>
      <p className={wide}>
        <strong>{paper.term}</strong>
      </p>
      <p className={wide}>{paper.duration}</p>
    </div>
  );
}

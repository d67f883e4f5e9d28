import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { AppWindow } from '#ui/app-window/app-window.tsx';
import { DrawnButton, KindTile, People, Pill, small, title, wide } from '#ui/app-window/parts.tsx';
import { type Colour, classOf } from '#ui/art/colours.ts';
import { box, onDial } from '#ui/art/path.ts';
import { Picture } from '#ui/art/picture.tsx';
import { Portrait } from '#ui/art/portrait.tsx';
import { classNames } from '#ui/class-names.ts';
import { BoardIcon, CalendarIcon, CheckIcon, FileIcon, PersonIcon, SearchIcon, SuccessIcon } from '#ui/icons.tsx';
import { centeredRow, line, row, stack } from '#ui/layout.ts';
import { apart } from '#ui/look.ts';
import style from './meeting.module.css';

/** In the order of the words: the minutes of each topic. What one takes longer, another one gives up. */
const topics = [
  { planned: 5, minutes: 5 },
  { planned: 10, minutes: 12 },
  { planned: 10, minutes: 10 },
  { planned: 5, minutes: 3 },
] as const;

/** The open topic. */
const current = 2;
/** How many minutes the meeting has lasted. */
const now = 24.33;

const startOf = (index: number) => topics.slice(0, index).reduce((sum, { minutes }) => sum + minutes, 0);

/** In the order of the words. A task has somebody who does it, and `due` is the place of its date. */
const entries = [
  { kind: 'note' },
  { kind: 'decision' },
  { kind: 'task', person: 'Luis', due: 0 },
  { kind: 'decision', voted: true },
  { kind: 'task', person: 'Mara', due: 1 },
] as const;

const looks = {
  note: { colour: 'ice', icon: <FileIcon /> },
  decision: { colour: 'forest', icon: <SuccessIcon /> },
  task: { colour: 'mustard', icon: <PersonIcon /> },
} as const;

const icons = [CalendarIcon, BoardIcon, SuccessIcon, FileIcon, SearchIcon];

/** Focusmeet: the agenda with its times, the clock of the open topic, and the minutes that are being written. */
export function MeetingScreen() {
  const { diagram } = usePage().words.productPages.focusmeet;
  return (
    <AppWindow
      of="focusmeet"
      name="Focusmeet"
      menu={diagram.menu}
      icons={icons}
      current={0}
      title={diagram.meeting}
      user={{ name: 'Nora', role: diagram.role }}
      tools={
        <>
          <Pill tone="good">{diagram.running}</Pill>
          <People seeds={['Nora', 'Luis', 'Mara', 'Samuel', 'Irene']} />
          <span className={wide}>
            <DrawnButton>{diagram.close}</DrawnButton>
          </span>
        </>
      }
      caption={diagram.caption}
    >
      <div className={stack(4, style.parts)}>
        <Agenda />
        <Clock />
        <Record />
      </div>
    </AppWindow>
  );
}

function Agenda() {
  const { words, language } = usePage();
  const { diagram } = words.productPages.focusmeet;
  return (
    <div className={style.agenda}>
      <p className={row(0, classNames(small, apart, style.hours))}>
        <span>{diagram.start}</span> <strong>{diagram.now}</strong> <span>{diagram.end}</span>
      </p>
      <Picture width={300} height={10} crop="none" look={style.ribbon}>
        {topics.map(({ minutes }, at) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, never reordered
            key={at}
            className={classOf(colourOf(at))}
            d={box(10 * startOf(at), 0, 10 * minutes - 1.5, 10)}
          />
        ))}
        <path className={classOf('ink')} d={box(10 * now - 0.75, 0, 1.5, 10)} />
      </Picture>
      <ol className={style.topics}>
        {diagram.topics.map((topic, at) => {
          const { planned = 0, minutes = 0 } = topics[at] ?? {};
          const change = minutes > planned ? diagram.longer : diagram.shorter;
          return (
            <li key={topic.title} className={centeredRow(2, classNames(style.topic, at === current && style.current))}>
              <KindTile colour={at < current ? 'good' : at === current ? 'mustard' : 'plain'} round>
                {at < current ? <CheckIcon /> : at + 1}
              </KindTile>
              <p className={style.name}>{topic.title}</p>
              <p className={centeredRow(0, classNames(small, style.plan))}>
                <span>
                  <span className={wide}>{topic.purpose}, </span>
                  {format(diagram.minutes, language, { minutes })}
                </span>{' '}
                {minutes !== planned && (
                  <Pill tone={minutes > planned ? 'late' : 'waiting'}>
                    {format(change, language, { minutes: Math.abs(minutes - planned) })}
                  </Pill>
                )}
              </p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function colourOf(topic: number): Colour {
  if (topic === current) return 'mustard';
  return topic < current ? 'forest' : 'sand';
}

/** The clock that everyone sees. It turns yellow when a third of the time is left. */
function Clock() {
  const { words, language } = usePage();
  const { diagram } = words.productPages.focusmeet;
  const { minutes } = topics[current];
  const left = (startOf(current) + minutes - now) / minutes;
  return (
    <div className={centeredRow(4, style.clock)}>
      <div className={style.dial}>
        <Picture width={200} height={200}>
          <path className={style.track} d={ring(0, 0.9999)} />
          <path className={style.left} d={ring(0, left)} />
        </Picture>
        <p className={style.time}>2:40</p>
      </div>
      <div className={stack(2)}>
        <p className={style.muted}>{format(diagram.topic, language, { at: current + 1, count: topics.length })}</p>
        <p className={title}>{diagram.topics[current]?.title}</p>
        <p className={style.muted}>{format(diagram.left, language, { minutes })}</p>
        <p className={centeredRow(2, classNames(wide, style.buttons))} aria-hidden="true">
          <span>{diagram.extend}</span>
          <span>{diagram.next}</span>
        </p>
      </div>
    </div>
  );
}

function ring(from: number, until: number): string {
  const at = (fraction: number) => onDial([100, 100], 88, fraction).join(' ');
  return `M${at(from)}A88 88 0 ${until - from > 0.5 ? 1 : 0} 1 ${at(until)}`;
}

function Record() {
  const { diagram } = usePage().words.productPages.focusmeet;
  return (
    <div className={stack(0, style.record)}>
      <div className={line(2, style.head)}>
        <strong>{diagram.record}</strong>
        <p className={classNames(small, style.saved)}>{diagram.saved}</p>
      </div>
      <ol>
        {entries.map((entry, at) => (
          <li key={diagram.entries[at]} className={line(3, style.entry)}>
            <KindTile colour={looks[entry.kind].colour}>{looks[entry.kind].icon}</KindTile>
            <div className={style.text}>
              <p className={small}>
                {diagram.kinds[entry.kind]}
                {'voted' in entry && `, ${diagram.votes}`}
              </p>
              <p>{diagram.entries[at]}</p>
            </div>
            {'person' in entry && (
              <p className={line(2, style.who)}>
                <Portrait seed={entry.person} size={24} round /> {entry.person} <Pill>{diagram.dues[entry.due]}</Pill>
              </p>
            )}
          </li>
        ))}
      </ol>
      <p className={classNames(wide, style.write)} aria-hidden="true">
        {diagram.write}
      </p>
    </div>
  );
}

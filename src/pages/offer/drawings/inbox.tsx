import { usePage } from '#platform/page/page.ts';
import { localeOf } from '#site/languages.ts';
import { columns } from '#ui/layout.ts';
import style from './inbox.module.css';
import { Disc, Sample } from './sample.tsx';

/** In chronological order: who writes, and in which of the two conversations. */
const turns = [
  { who: 'visitor', side: 'visitorSide' },
  { who: 'agent', side: 'visitorSide' },
  { who: 'agent', side: 'teamSide' },
  { who: 'colleague', side: 'teamSide' },
  { who: 'agent', side: 'visitorSide' },
  { who: 'visitor', side: 'visitorSide' },
] as const;

/** Chatter: what the visitor sees and what the team says, in chronological order. */
export function Inbox() {
  const { words, language } = usePage();
  const { diagram } = words.productPages.chatter;
  const figure = new Intl.NumberFormat(localeOf(language));
  return (
    <Sample caption={diagram.caption}>
      <div className={style.inbox}>
        <div className={style.heads} aria-hidden="true">
          <p>{diagram.visitorSide}</p>
          <p>{diagram.teamSide}</p>
        </div>
        <ol className={columns(4, { wide: 2 }, style.lines)}>
          {turns.map(({ who, side }, index) => (
            <li key={diagram.lines[index]} className={style[side]}>
              <Disc counted>{figure.format(index + 1)}</Disc>
              <div className={style.bubble}>
                <p className={style.who}>
                  {diagram[who]} <span className={style.where}>· {diagram[side]}</span>
                </p>
                <p>{diagram.lines[index]}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Sample>
  );
}

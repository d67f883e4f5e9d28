import { usePage } from '#platform/page/page.ts';
import style from './conversation.module.css';
import { Sample } from './sample.tsx';

/** Who says each line, and which note explains it. */
const turns = [
  { who: 'customer' },
  { who: 'bot', note: 0 },
  { who: 'customer' },
  { who: 'bot', note: 1 },
  { who: 'customer' },
  { who: 'person', note: 2 },
] as const;

const letters = ['A', 'B', 'C'] as const;

/** Wabot: a conversation on a phone, with notes on what the bot did. */
export function Conversation() {
  const { diagram } = usePage().words.productPages.wabot;
  return (
    <Sample caption={diagram.caption}>
      <div className={style.scene}>
        <ol className={style.phone}>
          {turns.map((turn, index) => (
            <li key={diagram.lines[index]} className={style[turn.who]}>
              <p className={style.who}>
                {diagram[turn.who]}
                {'note' in turn && <span className={style.letter}>{letters[turn.note]}</span>}
              </p>
              <p>{diagram.lines[index]}</p>
            </li>
          ))}
        </ol>
        <ul className={style.notes}>
          {diagram.notes.map(({ title, text }, index) => (
            <li key={title}>
              <span className={style.letter}>{letters[index]}</span>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Sample>
  );
}

import { usePage } from '#platform/page/page.ts';
import { stack } from '#ui/layout.ts';
import { Entry } from '#ui/sections/entry.tsx';
import { Split } from '#ui/sections/split.tsx';
import style from './conversation.module.css';
import { Phone } from './phone.tsx';
import { Disc, Sample } from './sample.tsx';

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
      <Split align="center">
        <Phone
          lines={turns.map((turn, index) => ({
            side: turn.who,
            text: diagram.lines[index],
            above: (
              <>
                {diagram[turn.who]}
                {'note' in turn && <Disc small>{letters[turn.note]}</Disc>}
              </>
            ),
          }))}
        />
        <ul className={stack(5, style.notes)}>
          {diagram.notes.map((note, index) => (
            <li key={note.title}>
              <Disc>{letters[index]}</Disc>
              <Entry of={note} />
            </li>
          ))}
        </ul>
      </Split>
    </Sample>
  );
}

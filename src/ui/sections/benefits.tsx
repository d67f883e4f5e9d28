import { TileIcon } from '../art/tile.tsx';
import { CheckIcon } from '../icons.tsx';
import style from './benefits.module.css';
import { Section, type Tone } from './section.tsx';

interface Props {
  readonly title: string;
  readonly items: readonly { readonly title: string; readonly text: string }[];
  /** Tiles in three columns, lines with large titles, or a checklist beside the title. */
  readonly look?: 'tiles' | 'lines' | 'ticks';
  readonly tone?: Tone;
}

/** The customer's benefits. */
export function Benefits({ title, items, look = 'tiles', tone = 'paper' }: Props) {
  return (
    <Section id="benefits" title={title} tone={tone} beside={look === 'ticks'}>
      <ul className={style[look]}>
        {items.map((item) => (
          <li key={item.title}>
            {look === 'tiles' && <TileIcon seed={item.title} size={56} />}
            {look === 'ticks' && <CheckIcon />}
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

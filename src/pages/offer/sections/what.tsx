import { muted, stack } from '#ui/layout.ts';
import { Paragraphs } from '#ui/sections/prose.tsx';
import type { OfferSection } from '../offer.ts';
import style from './what.module.css';

interface Words {
  readonly title: string;
  readonly text: readonly string[];
}

/** The explanation beside the title; or as a statement, for offers that one sentence explains. */
export function whatSection({ title, text }: Words, look: 'beside' | 'statement'): OfferSection {
  if (look === 'beside') return { title, beside: true, children: <Paragraphs of={text} /> };
  const [first, ...rest] = text;
  return {
    title,
    // Alone it would leave half of a wide window empty.
    beside: rest.length === 0,
    children: (
      <div className={stack(0, style.statement)}>
        <p className={style.first}>{first}</p>
        {rest.map((paragraph) => (
          <p key={paragraph} className={`${muted} ${style.rest}`}>
            {paragraph}
          </p>
        ))}
      </div>
    ),
  };
}

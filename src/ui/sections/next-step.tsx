import type { ReactNode } from 'react';
import { dataProps } from '#platform/page/data-attributes.ts';
import { row, stack } from '#ui/layout.ts';
import { seeded } from '../art/seed.ts';
import { ContactButton, MeetingButton } from '../links.tsx';
import style from './next-step.module.css';
import { surface } from './section.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly tone?: 'blush' | 'ice' | 'mustard' | 'band';
  /** Instead of "Talk to us" and "Book a meeting". */
  readonly actions?: ReactNode;
  /** The page's own, again. */
  readonly picture?: ReactNode;
  /** The picture is four times as wide as it is high. */
  readonly strip?: boolean;
}

/** The end of a page: the next step. */
export function NextStep({ title, text, tone = 'blush', actions, picture, strip = false }: Props) {
  const { className, scheme } = surface(tone);
  const beside = strip ? style.strip : seeded(title)([style.left, style.right]);
  return (
    <section
      className={stack(0, style.step, className, picture ? beside : style.plain)}
      aria-labelledby="next-step"
      {...dataProps({ scheme })}
    >
      <div className={stack(5, style.words)}>
        <div>
          <h2 id="next-step">{title}</h2>
          <p className={style.text}>{text}</p>
        </div>
        <div className={row(3)}>
          {actions ?? (
            <>
              <ContactButton size="large" />
              <MeetingButton look="secondary" size="large" />
            </>
          )}
        </div>
      </div>
      {picture && <div className={style.picture}>{picture}</div>}
    </section>
  );
}

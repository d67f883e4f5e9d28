import type { ReactNode } from 'react';
import { dataProps } from '#platform/page/data-attributes.ts';
import { row } from '#ui/layout.ts';
import { Composition } from '../art/composition.tsx';
import { seeded } from '../art/seed.ts';
import { classNames } from '../class-names.ts';
import { ContactButton, MeetingButton } from '../links.tsx';
import style from './next-step.module.css';
import { surface } from './section.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly tone?: 'blush' | 'ice' | 'mustard' | 'band';
  /** Instead of "Talk to us" and "Book a meeting". */
  readonly actions?: ReactNode;
}

/** The end of a page: the next step, beside tiles that no other page has. */
export function NextStep({ title, text, tone = 'blush', actions }: Props) {
  const { className, scheme } = surface(tone);
  return (
    <section
      className={classNames(style.step, className, seeded(title)([style.left, style.right]))}
      aria-labelledby="next-step"
      {...dataProps({ scheme })}
    >
      <div className={style.words}>
        <h2 id="next-step">{title}</h2>
        <p className={style.text}>{text}</p>
        <div className={row(3)}>
          {actions ?? (
            <>
              <ContactButton size="large" />
              <MeetingButton look="secondary" size="large" />
            </>
          )}
        </div>
      </div>
      <div className={style.picture}>
        <Composition rows={tilesFor(title)} />
      </div>
    </section>
  );
}

const shapes = ['quarter', 'leaf', 'petal', 'half', 'fan', 'bend', 'triangle', 'drop'] as const;
const turns = ['', '1', '2', '3'] as const;
const colours = ['vb', 'bv', 'mf', 'fm', 'is', 'si', 'xm', 'vi', 'sb', 'fi'] as const;

/** Three rows of five tiles, as `Composition` reads them. */
function tilesFor(seed: string): string[] {
  const pick = seeded(seed);
  const tile = () => `${pick(shapes)}${pick(turns)}:${pick(colours)}`;
  return Array.from({ length: 3 }, () => Array.from({ length: 5 }, tile).join(' '));
}

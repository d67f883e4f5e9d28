import type { ReactNode } from 'react';
import { dataProps } from '#platform/page/data-attributes.ts';
import { classNames } from '../class-names.ts';
import { muted, stack } from '../layout.ts';
import style from './section.module.css';

interface Props {
  /** The anchor of the section, and the prefix of the id that labels it for assistive technology. */
  readonly id: string;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** A light tile, the dark band or the page itself. */
  readonly tone?: Tone;
  /** Opposite the title: tabs, a link, a small picture. */
  readonly aside?: ReactNode;
  /** The title is beside the content instead of above it, if there is space. */
  readonly beside?: boolean;
  readonly children?: ReactNode;
}

/** One section of a page: a title, perhaps a sentence, and its content. */
export function Section({ id, title, lead, tone = 'paper', aside, beside, children }: Props) {
  const { className, scheme } = surface(tone);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      {...dataProps({ scheme })}
      className={classNames(style.section, className, beside && style.beside)}
    >
      <header className={stack(5, style.top)}>
        <div>
          <h2 id={`${id}-title`}>{title}</h2>
          {lead && <p className={`${muted} ${style.lead}`}>{lead}</p>}
        </div>
        {aside}
      </header>
      {children && <div className={style.body}>{children}</div>}
    </section>
  );
}

export type Tone = 'paper' | 'card' | 'ice' | 'blush' | 'mustard' | 'sand' | 'band';

/**
 * The attributes that make an element a surface of this tone: its background, and for the band the colour scheme that it
 * has in both themes (see `data-scheme` in `tokens.css`).
 */
export function surface(tone: Tone): { className: string | undefined; scheme: 'dark' | undefined } {
  return { className: style[tone], scheme: tone === 'band' ? 'dark' : undefined };
}

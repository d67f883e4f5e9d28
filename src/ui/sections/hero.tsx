import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { PageTrail } from '../links.tsx';
import style from './hero.module.css';
import { surface } from './section.tsx';

interface Props {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  /** A composition of the page's own. It is also the picture that is shown where the page is shared. */
  readonly picture: ReactNode;
  /**
   * `split`: words, then picture. `mirror`: picture, then words. `strip`: the picture runs below, across the window.
   * `reading`: lower, for who comes to read, and without its picture on paper. `brief`: lower still, with a smaller
   * title, because what people came for stands below it.
   */
  readonly layout?: 'split' | 'mirror' | 'strip' | 'reading' | 'brief';
  readonly tone?: 'paper' | 'ice' | 'blush' | 'mustard' | 'sand';
  /** Buttons, in a row. */
  readonly actions?: ReactNode;
  /** A price, a tag, a note: between the sentence and the buttons. */
  readonly children?: ReactNode;
}

/** How a page begins: where one is, what it is about, what one can do. */
export function Hero({ title, lead, picture, layout = 'split', tone = 'paper', actions, children }: Props) {
  const { className, room } = surface(tone);
  return (
    <section className={classNames(style.hero, style[layout], className)} data-room={room}>
      <div className={style.words}>
        <PageTrail />
        <h1>{title}</h1>
        <p className={style.lead}>{lead}</p>
        {children}
        {actions && <div className={style.actions}>{actions}</div>}
      </div>
      <div className={style.picture} data-share-picture="">
        {picture}
      </div>
    </section>
  );
}

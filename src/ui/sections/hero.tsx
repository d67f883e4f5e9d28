import type { ReactNode } from 'react';
import { dataProps } from '#platform/page/data-attributes.ts';
import { muted, row, stack } from '../layout.ts';
import { PageTrail } from '../links.tsx';
import style from './hero.module.css';
import { surface } from './section.tsx';

interface Props {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  /** The page's own composition. It is also the picture of the shared page. */
  readonly picture: ReactNode;
  /**
   * `split`: words, then picture. `mirror`: picture, then words. `strip`: the picture is below, across the window.
   * `reading`: lower, for pages to read, and without its picture in print. `brief`: lower still, with a smaller title,
   * because the main content is below it.
   */
  readonly layout?: 'split' | 'mirror' | 'strip' | 'reading' | 'brief';
  readonly tone?: 'paper' | 'ice' | 'blush' | 'mustard' | 'sand';
  /** Buttons, in a row. */
  readonly actions?: ReactNode;
  /** A price, a tag, a note: between the sentence and the buttons. */
  readonly children?: ReactNode;
}

/** The top of a page: where the visitor is, what the page is about, what they can do. */
export function Hero({ title, lead, picture, layout = 'split', tone = 'paper', actions, children }: Props) {
  const { className, scheme } = surface(tone);
  return (
    <section className={stack(0, style.hero, style[layout], className)} {...dataProps({ scheme })}>
      <div className={style.words}>
        <PageTrail />
        <h1>{title}</h1>
        <p className={`${muted} ${style.lead}`}>{lead}</p>
        {children}
        {actions && <div className={row(3, style.actions)}>{actions}</div>}
      </div>
      <div className={style.picture} {...dataProps({ 'share-picture': '' })}>
        {picture}
      </div>
    </section>
  );
}

import { dataProps } from '#platform/page/data-attributes.ts';
import { Composition } from '#ui/art/composition.tsx';
import { Portrait } from '#ui/art/portrait.tsx';
import { TileIcon } from '#ui/art/tile.tsx';
import { Card, CardGrid } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { CheckIcon, CloseIcon } from '#ui/icons.tsx';
import { columns } from '#ui/layout.ts';
import { joined } from '#ui/page-look.ts';
import { Entry, type EntryWords, titleOf } from '#ui/sections/split.tsx';
import type { OfferSection } from '../offer.ts';
import style from './items.module.css';

interface Items {
  readonly items: readonly EntryWords[];
}

/**
 * Cards with a small drawing each; tiles with a person on each; ruled rows beside the title; or ticked off, across the
 * page or beside the title.
 */
export type ItemsLook = 'cards' | 'portraits' | 'rows' | 'ticks' | 'ticks beside';

/** A section that is a list. The drawings of its items follow from the seed. */
export function itemsSection(words: Items & { readonly title: string }, look: ItemsLook, seed: string): OfferSection {
  return {
    title: words.title,
    beside: look === 'rows' || look === 'ticks beside',
    children:
      look === 'cards' ? <Cards items={words.items} seed={seed} /> : <List {...words} look={look} seed={seed} />,
  };
}

interface ListProps extends Items {
  readonly look: Exclude<ItemsLook, 'cards'>;
  readonly seed: string;
}

function Cards({ items, seed }: Omit<ListProps, 'look'>) {
  return (
    <CardGrid>
      {items.map((item, index) => (
        <Card
          key={titleOf(item)}
          mark={<TileIcon seed={`${seed} ${index}`} />}
          title={titleOf(item)}
          text={item.text}
        />
      ))}
    </CardGrid>
  );
}

function List({ items, look, seed }: ListProps) {
  const kind = look === 'ticks beside' ? 'ticks' : look;
  return (
    <ul
      className={
        kind === 'ticks'
          ? columns(6, { small: 2, ...(look === 'ticks' && { wide: 3 }) }, style.ticks)
          : classNames(kind === 'portraits' && joined, style[kind])
      }
    >
      {items.map((item, index) => (
        <li key={titleOf(item)} {...dataProps({ scheme: kind === 'portraits' ? 'light' : undefined })}>
          {kind === 'portraits' && <Portrait seed={`${seed} ${index}`} size={88} round />}
          {kind === 'ticks' && <CheckIcon />}
          <Entry of={item} />
        </li>
      ))}
    </ul>
  );
}

interface PicturedProps extends Items {
  /** Two tiles for each item; if there is little space, the first one. */
  readonly pictures: readonly string[];
  readonly look: 'tiles' | 'list';
}

/** With a picture above each item, or as a list with small pictures. */
export function PicturedItems({ items, pictures, look }: PicturedProps) {
  return (
    <ul className={look === 'tiles' ? columns(6, { small: 2, full: 4 }, style.tiles) : style.list}>
      {items.map((item, index) => (
        <li key={titleOf(item)}>
          <div className={style.picture}>
            <Composition rows={[pictures[index] ?? '']} keep="left" />
          </div>
          <Entry of={item} />
        </li>
      ))}
    </ul>
  );
}

interface ChecklistProps {
  readonly items: readonly string[];
  /** Above the list. */
  readonly title?: string;
  /** `excluded` marks what is not included. The title says so in words. */
  readonly kind?: 'included' | 'excluded';
}

export function Checklist({ items, title, kind = 'included' }: ChecklistProps) {
  return (
    <div>
      {title && <h3 className={style.heading}>{title}</h3>}
      <ul className={style.checklist} {...dataProps({ kind })}>
        {items.map((item) => (
          <li key={item}>
            {kind === 'included' ? <CheckIcon /> : <CloseIcon />}
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

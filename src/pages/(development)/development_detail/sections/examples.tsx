import { TileIcon } from '#ui/art/tile-icon.tsx';
import { Card, CardGrid } from '#ui/card.tsx';
import { Section } from '#ui/sections/section.tsx';
import { lookOf } from '../look.tsx';
import { useDetail } from '../use-detail.ts';
import style from './examples.module.css';

/** Jobs of this size, by sector. They are examples, not customers. */
export function Examples() {
  const { slug, own } = useDetail();
  const { examples: kind, rooms } = lookOf[slug];
  const { title, items } = own.examples;
  return (
    <Section id="examples" title={title} tone={rooms.examples ?? 'paper'} beside={kind === 'lines'}>
      {kind === 'cards' ? (
        <CardGrid>
          {items.map(({ name, text }) => (
            <Card key={name} mark={<TileIcon seed={`${slug} ${name}`} />} title={name} text={text} />
          ))}
        </CardGrid>
      ) : (
        <dl className={style.lines}>
          {items.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}

import { TileIcon } from '#ui/art/tile.tsx';
import { Card, CardGrid } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { Section } from '#ui/sections/section.tsx';
import type { SectionProps } from '../product-page.ts';
import style from './features.module.css';

export function FeatureCards({ product, text: { features }, tone }: SectionProps) {
  return (
    <Section id="features" title={features.title} tone={tone}>
      <CardGrid columns={3}>
        {features.items.map(({ title, text }, index) => (
          <Card key={title} mark={<TileIcon seed={`${product.slug} ${index}`} />} title={title} text={text} />
        ))}
      </CardGrid>
    </Section>
  );
}

/** Ticked off in three columns, without boxes. */
export function FeatureList({ text: { features }, tone }: SectionProps) {
  return (
    <Section id="features" title={features.title} tone={tone}>
      <List items={features.items} columns={3} />
    </Section>
  );
}

/** Ticked off in two columns, beside the title. */
export function FeaturesBeside({ text: { features }, tone }: SectionProps) {
  return (
    <Section id="features" title={features.title} tone={tone} beside>
      <List items={features.items} columns={2} />
    </Section>
  );
}

interface ListProps {
  readonly items: SectionProps['text']['features']['items'];
  readonly columns: 2 | 3;
}

function List({ items, columns }: ListProps) {
  return (
    <ul className={classNames(style.list, columns === 3 && style.three)}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <CheckIcon />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

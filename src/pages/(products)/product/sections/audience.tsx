import { dataProps } from '#platform/page/data-attributes.ts';
import { Portrait } from '#ui/art/portrait.tsx';
import { Section } from '#ui/sections/section.tsx';
import type { SectionProps } from '../product-page.ts';
import style from './audience.module.css';

/** One line for each kind of customer. */
export function AudienceRows({ text: { forWhom }, tone }: SectionProps) {
  return (
    <Section id="audience" title={forWhom.title} tone={tone} beside>
      <ul className={style.rows}>
        {forWhom.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A tile for each kind of customer, with a person on it. */
export function AudienceTiles({ product, text: { forWhom }, tone }: SectionProps) {
  return (
    <Section id="audience" title={forWhom.title} tone={tone}>
      <ul className={style.tiles}>
        {forWhom.items.map(({ title, text }, index) => (
          <li key={title} {...dataProps({ scheme: 'light' })}>
            <Portrait seed={`${product.slug} ${index}`} size={88} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

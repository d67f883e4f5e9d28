import { Section } from '#components/sections/section.tsx';
import { plans } from '../plans/plans.ts';
import type { RoomProps } from '../product-page.ts';

/** The product at work, drawn. */
export function Example({ product, text: { diagram }, tone }: RoomProps) {
  const { diagram: Diagram } = plans[product.slug];
  return (
    <Section id="example" title={diagram.title} lead={diagram.lead} tone={tone}>
      <Diagram />
    </Section>
  );
}

import { Section } from '#ui/sections/section.tsx';
import { layouts } from '../layouts.ts';
import type { SectionProps } from '../product-page.ts';

/** The product in use, as a drawing. */
export function Example({ product, text: { diagram }, tone }: SectionProps) {
  const { diagram: Diagram } = layouts[product.slug];
  return (
    <Section id="example" title={diagram.title} lead={diagram.lead} tone={tone}>
      <Diagram />
    </Section>
  );
}

import { Section } from '#ui/sections/section.tsx';
import { lookOf } from '../look.tsx';
import { useService } from '../use-service.ts';

/** The result, or the way to it, drawn. */
export function SpecimenSection() {
  const { slug, own } = useService();
  const { specimen: Specimen, room } = lookOf[slug];
  return (
    <Section id="specimen" title={own.specimen.title} lead={own.specimen.lead} tone={room}>
      <Specimen />
    </Section>
  );
}

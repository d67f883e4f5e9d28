import { Section } from '#ui/sections/section.tsx';
import { lookOf } from '../look.tsx';
import { useDetail } from '../use-detail.ts';

/** What people would rather look at than read: of another kind on every page. */
export function Drawing() {
  const { slug, own } = useDetail();
  const { drawing: Picture, rooms } = lookOf[slug];
  return (
    <Section id="drawing" title={own.drawing.title} lead={own.drawing.lead} tone={rooms.drawing ?? 'paper'}>
      <Picture />
    </Section>
  );
}

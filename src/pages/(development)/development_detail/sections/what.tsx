import { Paragraphs } from '#ui/sections/paragraphs.tsx';
import { Section } from '#ui/sections/section.tsx';
import { lookOf } from '../look.tsx';
import { useDetail } from '../use-detail.ts';

/** What the offering is, for someone who has never heard its name. */
export function What() {
  const { slug, own } = useDetail();
  return (
    <Section id="what" title={own.what.title} tone={lookOf[slug].rooms.what ?? 'paper'} beside>
      <Paragraphs of={own.what.text} />
    </Section>
  );
}

import { Section } from '#ui/sections/section.tsx';
import { RelatedPages } from '../../parts/related-pages.tsx';
import { lookOf } from '../look.tsx';
import { useDetail } from '../use-detail.ts';

export function Related() {
  const { slug, shared } = useDetail();
  return (
    <Section id="related" title={shared.related}>
      <RelatedPages pages={lookOf[slug].related} />
    </Section>
  );
}

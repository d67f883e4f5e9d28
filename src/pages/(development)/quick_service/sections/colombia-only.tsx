import { outsideOf } from '#site/when-country.ts';
import { Section } from '#ui/sections/section.tsx';
import { RelatedPages } from '../../parts/related-pages.tsx';
import { lookOf } from '../look.tsx';
import { useService } from '../use-service.ts';

/** For visitors of other countries: why it is not for them, and what is. */
export function ColombiaOnly() {
  const { slug, shared } = useService();
  return (
    <div data-when-country={outsideOf('co')}>
      <Section id="colombia" title={shared.onlyTitle} lead={shared.onlyText} tone="blush">
        <RelatedPages pages={lookOf[slug].related} />
      </Section>
    </div>
  );
}

import { quickServicesFor } from '#content/catalogue/offers.ts';
import { usePage } from '#platform/page/page.ts';
import { Section } from '#ui/sections/section.tsx';
import { RelatedPages } from '../../parts/related-pages.tsx';
import { lookOf } from '../look.tsx';
import { useService } from '../use-service.ts';
import { WhereSold } from './where-sold.tsx';

/**
 * What goes on from here, and the other quick services. The Colombian one is listed for Colombia alone, and on its
 * own page visitors from elsewhere have already been shown what helps them.
 */
export function Others() {
  const { language, route } = usePage();
  const { slug, shared } = useService();
  const others = quickServicesFor(route.country, language).filter((other) => other.slug !== slug);
  return (
    <>
      <WhereSold>
        <Section id="related" title={shared.products}>
          <RelatedPages pages={lookOf[slug].related} />
        </Section>
      </WhereSold>
      <Section id="others" title={shared.others} lead={shared.othersLead}>
        <RelatedPages pages={others.map(({ page }) => page)} />
      </Section>
    </>
  );
}
